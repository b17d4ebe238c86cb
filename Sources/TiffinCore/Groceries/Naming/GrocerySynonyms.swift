/// Names of one thing to buy: in different countries, or said more or less exactly.
enum GrocerySynonyms {
  /// Returns the key that stands for all names of a thing.
  ///
  /// - Parameter ofMany: True if the name is in the plural: peppers are vegetables, pepper is a spice.
  static func common(_ key: String, ofMany: Bool = false) -> String {
    if key == "pepper" || key == "capsicum" { return ofMany || key == "capsicum" ? "bell pepper" : "black pepper" }
    return commonKeys[key] ?? key
  }

  /// Pepper and peppercorns stay apart: whoever has no mill buys it ground.
  ///
  /// The common name, then the others, as ``GroceryWords`` reduces them: only names that a cook exchanges without
  /// thinking.
  private static let table = """
    all purpose flour: flour; plain flour; wheat flour; ap flour; all purpose plain flour
    wholemeal flour: wholemeal plain flour; brown flour
    bread flour: strong flour; strong bread flour; strong white bread flour; white bread flour; strong white flour
    sugar: granulated sugar; white sugar; white granulated sugar; cane sugar
    brown sugar: light brown sugar; brown light sugar
    salt: cooking salt
    kosher salt: coarse kosher salt
    sea salt: fine sea salt; coarse sea salt; natural sea salt
    black pepper: pepper black; black peppercorn pepper; black pepper corn
    peppercorn: black peppercorn
    bell pepper: paprikaschote; paprikaschoten
    red bell pepper: red pepper; bell pepper red; rote paprika; rote paprikaschote; rote paprikaschoten
    green bell pepper: green pepper; grune paprika; grune paprikaschote; grune paprikaschoten
    yellow bell pepper: yellow pepper; gelbe paprika; gelbe paprikaschote; gelbe paprikaschoten
    orange bell pepper: orange pepper
    cayenne pepper: cayenne; cayenne chili; red pepper cayenne
    paprika: sweet paprika; sweet smoked paprika mild; hungarian sweet paprika
    chili flake: chili pepper flake; dried chili flake; red chili flake; red pepper flake; chilli flake
    vanilla extract: vanilla; vanilla flavoring
    vegetable oil: oil; cooking oil; vegetable cooking oil; neutral oil; frying oil; flavorless vegetable oil
    peanut oil: groundnut oil
    egg: whole egg; hen egg
    milk: whole milk; full cream milk
    yogurt: natural yogurt
    greek yogurt: greek style yogurt; plain greek yogurt
    heavy cream: heavy whipping cream; double cream; thickened cream
    skim milk: nonfat milk; fat free milk
    sultana: golden raisin
    cinnamon stick: stick cinnamon
    sour cream: soured cream
    goat cheese: goats cheese; soft goat cheese
    parmesan: parmesan reggiano; parmigiano reggiano
    garlic: garlic bulb; garlic head
    onion: yellow onion; brown onion; cooking onion
    spring onion: salad onion
    cilantro: cilantro leaf
    parsley: flat parsley; flat leaf parsley
    arugula: wild arugula
    lemon: lemon zest; zest lemon; lemon rind; lemon peel; lemon zest strip
    lime: lime zest; zest lime; lime rind; lime peel
    orange: orange zest; zest orange; orange rind; orange peel
    celery: celery stick
    corn: whole kernel corn; kernel corn; corn kernel; corn cob
    crushed tomato: canned crushed tomato
    chickpea: canned chickpea
    black bean: canned black bean
    kidney bean: canned kidney bean; canned red kidney bean; red kidney bean
    cannellini: canned cannellini
    borlotti: canned borlotti
    butter bean: canned butter bean
    white bean: canned white bean
    pinto bean: canned pinto bean
    navy bean: canned navy bean
    green bean: french bean; string bean; fine bean; young green bean
    fennel: fennel bulb
    chicken breast: chicken breast fillet; breast chicken; boneless chicken breast; skinless chicken breast
    soy sauce: regular soy sauce; japanese soy sauce
    light soy sauce: soy sauce light
    tomato ketchup: ketchup
    dijon mustard: dijon style mustard; mustard dijon
    rolled oat: oat
    stock cube: stock cubes
    barbecue sauce: bbq sauce
    cocoa: cocoa powder; cacao; cacao powder; unsweetened cocoa; unsweetened cocoa powder
    dark chocolate: plain chocolate
    food coloring: food color
    gelatine leaf: leaf gelatine; leaf gelatin; gelatin leaf
    bay leaf: bay; laurel leaf; bay leave
    maple syrup: real maple syrup
    jasmine rice: thai jasmine rice
    rice: white rice; boiled rice
    star anise: anise star
    flaked almond: sliced almond; almond flake
    ground almond: almond flour; almond meal; almond ground
    lamb leg: leg lamb
    lamb shoulder: shoulder lamb
    pork shoulder: shoulder pork
    cream tartar: tartar
    """

  private static let commonKeys: [String: String] = {
    var keys: [String: String] = [:]
    for row in table.split(separator: "\n") {
      let sides = row.split(separator: ":", maxSplits: 1)
      let common = Blank.trimmed(String(sides[0]))
      for name in sides[1].split(separator: ";") { keys[Blank.trimmed(String(name))] = common }
    }
    for (names, _) in KitchenNames.german {
      guard let first = names.first else { continue }
      for name in names.dropFirst() where keys[name] == nil { keys[name] = first }
    }
    return keys
  }()
}
