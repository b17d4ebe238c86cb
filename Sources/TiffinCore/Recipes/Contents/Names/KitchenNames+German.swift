extension KitchenNames {
  /// German names of usual things, those of one thing to buy in one row, and the English name that stands for them.
  static let german: [(names: [String], english: String)] = germanTable.utf8.split(separator: UInt8(ascii: "\n"))
    .compactMap { row in
      let sides = row.split(separator: UInt8(ascii: "="), maxSplits: 1).map { Blank.trimmed(String(Substring($0))) }
      guard sides.count == 2 else { return nil }
      let names = sides[0].utf8.split(separator: UInt8(ascii: ";")).map { ItemKey(String(Substring($0))).text }
      return (names, ItemKey(sides[1]).text)
    }

  private static let germanTable = """
    Kartoffel; Kartoffeln = potato
    Zwiebel; Zwiebeln = onion
    Schalotte; Schalotten = shallot
    Frühlingszwiebel; Frühlingszwiebeln = spring onion
    Knoblauch = garlic
    Knoblauchzehe; Knoblauchzehen = garlic
    Möhre; Möhren = carrot
    Karotte; Karotten = carrot
    Tomate; Tomaten = tomato
    Gurke; Gurken; Salatgurke = cucumber
    Paprikaschote; Paprikaschoten = bell pepper
    Aubergine; Auberginen = eggplant
    Champignon; Champignons = mushroom
    Lauch; Porree = leek
    Spinat = spinach
    Brokkoli = broccoli
    Blumenkohl = cauliflower
    Weißkohl = cabbage
    Rotkohl = red cabbage
    Kürbis = pumpkin
    Süßkartoffel; Süßkartoffeln = sweet potato
    Erbse; Erbsen = pea
    Linse; Linsen = lentil
    Kichererbse; Kichererbsen = chickpea
    Ingwer = ginger
    Petersilie = parsley
    Schnittlauch = chive
    Basilikum = basil
    Apfel; Äpfel = apple
    Birne; Birnen = pear
    Banane; Bananen = banana
    Zitrone; Zitronen = lemon
    Limette; Limetten = lime
    Orangen = orange
    Erdbeere; Erdbeeren = strawberry
    Himbeere; Himbeeren = raspberry
    Heidelbeere; Heidelbeeren = blueberry
    Zitronensaft = lemon juice
    Rosine; Rosinen = raisin
    Walnuss; Walnüsse = walnut
    Haselnuss; Haselnüsse = hazelnut
    Mandel; Mandeln = almond
    Ei; Eier = egg
    Eigelb = egg yolk
    Eiweiß = egg white
    Milch = milk
    Sahne; Schlagsahne = cream
    Joghurt; Naturjoghurt = yogurt
    Frischkäse = cream cheese
    Rinderhackfleisch; Rinderhack = ground beef
    Hähnchenbrust; Hähnchenbrustfilet = chicken breast
    Schinken = ham
    Lachs; Lachsfilet = salmon
    Garnele; Garnelen = shrimp
    Mehl; Weizenmehl = flour
    Zucker = sugar
    Puderzucker = icing sugar
    Speisestärke = cornstarch
    Backpulver = baking powder
    Haferflocken = rolled oat
    Semmelbrösel = breadcrumb
    Reis = rice
    Nudeln = pasta
    Honig = honey
    Senf = mustard
    Öl = oil
    Olivenöl = olive oil
    Sonnenblumenöl = sunflower oil
    Rapsöl = rapeseed oil
    Essig = vinegar
    Tomatenmark = tomato paste
    Kokosmilch = coconut milk
    Gemüsebrühe = vegetable stock
    Hühnerbrühe = chicken stock
    Rinderbrühe = beef stock
    Salz = salt
    Pfeffer = black pepper
    Zimt = cinnamon
    Rotwein = red wine
    Weißwein = white wine
    """
}
