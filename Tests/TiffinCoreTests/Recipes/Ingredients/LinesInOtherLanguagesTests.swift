import Testing

@testable import TiffinCore

@Suite struct `A line in another language` {
  @Test(arguments: [
    // German.
    ("3 EL, gehäuft Mehl", "3 tbsp", "Mehl"), ("1 TL, gestrichen Backpulver", "1 tsp", "Backpulver"),
    ("2 geh. TL Kakao", "2 tsp", "Kakao"), ("1 gestr. EL Stärke", "1 tbsp", "Stärke"),
    ("½ TL, gestr. Zimt", "½ tsp", "Zimt"), ("2 gr. Möhren", "2", "Möhren"),
    ("1 kl. Stück Ingwer", "1 piece", "Ingwer"), ("3 gr. Eier", "3", "Eier"),
    ("½ gr. Paprikaschote(n), rot", "½", "Paprikaschote"), ("2 m.-große Kartoffel(n)", "2", "Kartoffel"),
    ("1 mittelgr. Apfel", "1", "Apfel"), ("1 gr. Bund Petersilie", "1 bunch", "Petersilie"),
    ("2 kl. Dose/n Mais", "2 tins", "Mais"), ("250 gr. Mehl", "250 g", "Mehl"), ("5 gr. Salz", "5 g", "Salz"),
    ("10 gr. Trockenhefe", "10 g", "Trockenhefe"), ("4 Stange/n Lauch", "4 stalks", "Lauch"),
    ("2 Päckchen Vanillezucker", "2 packets", "Vanillezucker"), ("1 Pckg. Frischkäse", "1 packet", "Frischkäse"),
    ("3 Packung/en Toffifee", "3 packets", "Toffifee"), ("1 Becher Schmand", "1 tub", "Schmand"),
    ("2 Ei(er)", "2", "Ei"), ("4 Ei/er", "4", "Ei"), ("3 Tomate/n, gehackt", "3", "Tomate"),
    ("2 Knoblauchzehe(n)", "2", "Knoblauchzehe"), ("2 Pfund Kartoffeln", "1 kg", "Kartoffeln"),
    ("1/2 Pfd. Butter", "250 g", "Butter"), ("1 Msp. Muskat", "a pinch", "Muskat"),
    ("1 Bd. Schnittlauch", "1 bunch", "Schnittlauch"), ("1 Fl. Weißwein", "1 bottle", "Weißwein"),
    ("1 Glas Sauerkirschen", "1 jar", "Sauerkirschen"), ("6 Bl. Gelatine", "6 leaves", "Gelatine"),
    ("2 Handvoll Rucola", "2 handfuls", "Rucola"), ("4 Stiel/e Minze", "4 sprigs", "Minze"),
    ("1 Knolle Fenchel", "1 bulb", "Fenchel"), ("1 Würfel Hefe", "1 cube", "Hefe"),
    ("2 Kugel/n Mozzarella", "2", "Kugel Mozzarella"), ("1 Kopf Salat", "1 head", "Salat"),
    ("1 Schuss Sahne", "a splash", "Sahne"), ("250 dag Mehl", "2.5 kg", "Mehl"),
    ("20 dkg Zucker", "200 g", "Zucker"), ("3 Esslöffel Sojasauce", "3 tbsp", "Sojasauce"),
    ("1 Liter Milch", "1 l", "Milch"), ("1/8 Liter Sahne", "125 ml", "Sahne"),
    ("2 Zweig/e Rosmarin", "2 sprigs", "Rosmarin"), ("1 EL Öl", "1 tbsp", "Öl"),
    ("3 Scheiben vom Toastbrot", "3 slices", "Toastbrot"), ("1 gr. Zwiebel, gehackt", "1", "Zwiebel"),
    // French.
    ("2 c. à café de curry", "2 tsp", "curry"), ("1 c à s de farine", "1 tbsp", "farine"),
    ("3 c. à s. d'huile d'olive", "3 tbsp", "huile d'olive"), ("1/2 c. à thé de sel", "½ tsp", "sel"),
    ("2 c. à table de beurre", "2 tbsp", "beurre"), ("1 càs de moutarde", "1 tbsp", "moutarde"),
    ("2 càc de sucre", "2 tsp", "sucre"), ("3 cuill. à soupe de lait", "3 tbsp", "lait"),
    ("2 cuillère(s) à café de levure", "2 tsp", "levure"), ("1 cuillerée à soupe de vinaigre", "1 tbsp", "vinaigre"),
    ("4 gousses d’ail", "4 cloves", "ail"), ("200 g d’épinards", "200 g", "épinards"),
    ("20 cl d'eau", "200 ml", "eau"), ("150 g de l'emmental", "150 g", "emmental"),
    ("100 g du beurre", "100 g", "beurre"), ("50 g des noix", "50 g", "noix"),
    ("25 cl de crème fraîche", "250 ml", "crème fraîche"),
    ("1 filet de vinaigre balsamique", "a drizzle", "vinaigre balsamique"),
    ("2 filets de poulet", "2 fillets", "poulet"), ("1 filet de citron", "a drizzle", "citron"),
    ("1 noix de beurre", "a knob", "beurre"), ("1 livre de carottes", "500 g", "carottes"),
    ("1 boîte de thon", "1 tin", "thon"), ("3 brins de persil", "3 sprigs", "persil"),
    ("1 botte de radis", "1 bunch", "radis"), ("6 feuilles de menthe", "6 leaves", "menthe"),
    ("2 pincées de sel", "2 pinches", "sel"), ("une pincée de sel", "a pinch", "sel"),
    ("deux gousses d'ail", "2 cloves", "ail"), ("1 litre de bouillon", "1 l", "bouillon"),
    ("1/2 litre de lait", "500 ml", "lait"), ("2 pièce(s) Oignon jaune", "2 pieces", "Oignon jaune"),
    ("1 sachet(s) Levure chimique", "1 packet", "Levure chimique"), ("3 tranche(s) de jambon", "3 slices", "jambon"),
    ("2 grosses tomates", "2", "tomates"), ("1 petit oignon", "1", "oignon"),
    ("100 g de petits pois", "100 g", "petits pois"), ("2 c. à s. de gros sel", "2 tbsp", "gros sel"),
    ("1 poireau(x)", "1", "poireau"),
    // Spanish.
    ("3 cucharadas de harina", "3 tbsp", "harina"), ("1 cucharadita de sal", "1 tsp", "sal"),
    ("2 cdas. de azúcar", "2 tbsp", "azúcar"), ("1 cdta de orégano", "1 tsp", "orégano"),
    ("1 cucharada sopera de aceite", "1 tbsp", "aceite"), ("½ taza de arroz", "½ cup", "arroz"),
    ("3 dientes de ajo", "3 cloves", "ajo"), ("1 pizca de pimienta", "a pinch", "pimienta"),
    ("1 lata de atún", "1 tin", "atún"), ("2 litros de agua", "2 l", "agua"),
    ("1/4 litro de nata", "250 ml", "nata"), ("500 gramos de garbanzos", "500 g", "garbanzos"),
    ("1/2 kilo de tomates", "500 g", "tomates"), ("1 manojo de cilantro", "1 bunch", "cilantro"),
    ("2 hojas de laurel", "2 leaves", "laurel"), ("1 sobre de levadura", "1 packet", "levadura"),
    ("2 lonchas de jamón", "2 slices", "jamón"), ("1 ramita de tomillo", "1 sprig", "tomillo"),
    ("1 puñado de perejil", "a handful", "perejil"), ("una pizca de sal", "a pinch", "sal"),
    ("media cucharadita de comino", "½ tsp", "comino"), ("2 diente(s) de ajo", "2 cloves", "ajo"),
    ("200 cc de leche", "200 ml", "leche"), ("100 g del queso", "100 g", "queso"),
    ("2 cebollas medianas", "2", "cebollas"),
    // Italian.
    ("3 cucchiai d'olio", "3 tbsp", "olio"), ("1 cucchiaio di zucchero", "1 tbsp", "zucchero"),
    ("2 cucchiaini di cannella", "2 tsp", "cannella"), ("1 cucchiaino da tè di sale", "1 tsp", "sale"),
    ("2 spicchi d'aglio", "2 cloves", "aglio"), ("1 spicchio/i di aglio", "1 clove", "aglio"),
    ("2 etti di mortadella", "200 g", "mortadella"), ("1 pizzico di sale", "a pinch", "sale"),
    ("1 bustina di lievito", "1 packet", "lievito"), ("3 fette di pane", "3 slices", "pane"),
    ("5 foglie di basilico", "5 leaves", "basilico"), ("1 rametto di rosmarino", "1 sprig", "rosmarino"),
    ("1 mazzetto di prezzemolo", "1 bunch", "prezzemolo"), ("1/2 litro di latte", "500 ml", "latte"),
    ("100 grammi di burro", "100 g", "burro"), ("1 noce di burro", "a knob", "burro"),
    ("1 filo d'olio", "a drizzle", "olio"), ("200 g dell'impasto", "200 g", "impasto"),
    ("300 g della polpa", "300 g", "polpa"), ("Farina 0 500 g", "500 g", "Farina 0"),
    ("Burro 100 g", "100 g", "Burro"), ("Semola tipo 00 250 g", "250 g", "Semola tipo 00"),
    ("mezzo cucchiaino di sale", "½ tsp", "sale"), ("1 cucchiaio/i di miele", "1 tbsp", "miele"),
    ("1 hg di prosciutto", "100 g", "prosciutto"),
    // Dutch.
    ("2 eetlepels olijfolie", "2 tbsp", "olijfolie"), ("1 theelepel suiker", "1 tsp", "suiker"),
    ("3 el azijn", "3 tbsp", "azijn"), ("2 teentjes knoflook", "2 cloves", "knoflook"),
    ("1 snufje zout", "a pinch", "zout"), ("1 blik tomaten", "1 tin", "tomaten"), ("2 ons ham", "200 g", "ham"),
    ("1 pond gehakt", "500 g", "gehakt"), ("1 bosje peterselie", "1 bunch", "peterselie"),
    ("3 plakjes kaas", "3 slices", "kaas"), ("2 takjes tijm", "2 sprigs", "tijm"), ("1 zakje gist", "1 bag", "gist"),
    ("2 stuk(s) ui", "2 pieces", "ui"), ("1 grote ui", "1", "ui"), ("een snufje peper", "a pinch", "peper"),
    ("1 teen/tenen knoflook", "1 clove", "knoflook"),
    // Swedish.
    ("2 msk smör", "2 tbsp", "smör"), ("1 tsk salt", "1 tsp", "salt"), ("3 dl mjölk", "300 ml", "mjölk"),
    ("2 klyftor vitlök", "2 cloves", "vitlök"), ("1 krm peppar", "1 ml", "peppar"), ("2 hg ost", "200 g", "ost"),
    ("1 nypa salt", "a pinch", "salt"), ("1 burk krossade tomater", "1 tin", "krossade tomater"),
    ("2 st ägg", "2", "ägg"), ("1 paket jäst", "1 packet", "jäst"), ("4 skivor bacon", "4 slices", "bacon"),
    ("2 stora ägg", "2", "ägg"), ("1 knippe dill", "1 bunch", "dill"),
    // Polish.
    ("2 łyżki oliwy", "2 tbsp", "oliwy"), ("1 łyżeczka soli", "1 tsp", "soli"),
    ("1 szczypta pieprzu", "a pinch", "pieprzu"), ("3 ząbki czosnku", "3 cloves", "czosnku"),
    ("20 dag sera", "200 g", "sera"), ("2 plastry szynki", "2 slices", "szynki"),
    ("1 puszka kukurydzy", "1 tin", "kukurydzy"), ("1 pęczek koperku", "1 bunch", "koperku"),
    ("pół łyżeczki cukru", "½ tsp", "cukru"), ("2 szt. jajka", "2", "jajka"),
    ("1 opakowanie drożdży", "1 packet", "drożdży"), ("1 litr mleka", "1 l", "mleka"),
    ("2 listki laurowe", "2 leaves", "laurowe"), ("1 duża cebula", "1", "cebula"),
    // Portuguese.
    ("2 colheres de sopa de azeite", "2 tbsp", "azeite"), ("1 colher de chá de sal", "1 tsp", "sal"),
    ("3 colheres (sopa) de farinha", "3 tbsp", "farinha"), ("1 xícara (chá) de leite", "1 cup", "leite"),
    ("1/2 colher (de chá) de canela", "½ tsp", "canela"), ("2 dentes de alho", "2 cloves", "alho"),
    ("1 pitada de sal", "a pinch", "sal"), ("1 lata de milho", "1 tin", "milho"),
    ("1 pacote de gelatina", "1 packet", "gelatina"), ("1 fio de azeite", "a drizzle", "azeite"),
    ("2 xícaras de arroz", "2 cups", "arroz"), ("1 maço de coentro", "1 bunch", "coentro"),
    ("3 fatias de queijo", "3 slices", "queijo"), ("1/2 quilo de batata", "500 g", "batata"),
    ("2 ovo(s)", "2", "ovo"),
    // English, with optional endings.
    ("2 clove(s) garlic", "2 cloves", "garlic"), ("3 egg(s)", "3", "egg"), ("1 onion(s), diced", "1", "onion"),
    ("2 can(s) black beans", "2 tins", "black beans"), ("1 cup(s) sugar", "1 cup", "sugar"),
    ("1/2 pint of milk", "½ pint", "milk"),
    // Names that look like them.
    ("1 pak choi", "1", "pak choi"), ("2 tbsp Grand Marnier", "2 tbsp", "Grand Marnier"),
    ("1 can Del Monte peaches", "1 tin", "Del Monte peaches"), ("200 g Dos Equis beer", "200 g", "Dos Equis beer"),
    ("1 cup salt/pepper mix", "1 cup", "salt/pepper mix"), ("2 chili", "2", "chili"), ("1 c milk", "1 cup", "milk"),
    ("1 c. sugar", "1 cup", "sugar"), ("200 gr flour", "200 g", "flour"), ("8 fl oz milk", "8 fl oz", "milk"),
    ("2 D'Anjou pears", "2", "D'Anjou pears"), ("media crema", "", "media crema"),
    ("1 sheet(s) puff pastry", "1 sheet", "puff pastry"), ("1 cup half and/or half", "1 cup", "half and/or half"),
    // Singular and plural, and numbers in words.
    ("2 colher (sopa) | colheres (sopa) de mel", "2 tbsp", "mel"),
    ("1 xícara (chá) | xícaras (chá) de aveia", "1 cup", "aveia"), ("eine halbe Zwiebel", "½", "Zwiebel"),
    ("ein Pfund Spargel", "500 g", "Spargel"),
    // Some of a thing, juices and remarks.
    ("etwas Salz", "", "Salz"), ("ein wenig Öl", "", "Öl"), ("un peu d'huile", "", "huile"),
    ("quelques feuilles de menthe", "", "feuilles de menthe"), ("le jus d'un citron", "1", "citron"),
    ("el zumo de 2 limones", "2", "limones"), ("Saft von 1 Orange", "1", "Orange"),
    ("succo di 1/2 limone", "½", "limone"), ("sale q.b.", "", "sale"), ("sal al gusto", "", "sal"),
    ("sal a gosto", "", "sal"), ("Pfeffer nach Geschmack", "", "Pfeffer"), ("Öl zum Braten", "", "Öl"),
    ("2 EL Butter zum Einfetten", "2 tbsp", "Butter"), ("sucre glace pour la déco", "", "sucre glace"),
    ("sól do smaku", "", "sól"), ("1 cucharadita (de café) de sal", "1 tsp", "sal"),
    ("2 cdas soperas de azúcar", "2 tbsp", "azúcar"), ("2 łyżki stołowe oleju", "2 tbsp", "oleju"),
    ("1 colher (café) de fermento", "1", "colher de fermento"), ("1 l a2 milk", "1 l", "a2 milk"),
    ("zur Linde", "", "zur Linde"), ("砂糖 適量", "", "砂糖"), ("胡椒少々", "", "胡椒"), ("酱油适量", "", "酱油"),
    ("パセリ（適宜）", "", "パセリ"),
  ])
  func `has the right amount and name`(line: String, amount: String, name: String) {
    let read = IngredientLine(line)

    #expect(read.text == line)
    #expect(read.amount.text == amount)
    #expect(read.name == name)
  }

  @Test(arguments: [
    ("2 Dose/n Mais", "4 tins Mais"), ("1 Zwiebel(n)", "2 Zwiebel(n)"), ("1 kl. Stück Ingwer", "2 kl. pieces Ingwer"),
    ("½ Pfund Spinat", "500 g Spinat"), ("2 colheres (sopa) de óleo", "4 tbsp de óleo"),
    ("1 c. à s. d'huile", "2 tbsp d'huile"), ("pół szklanki mleka", "1 cup mleka"),
    ("Farina 00 300 g", "Farina 00 600 g"),
  ])
  func `has its quantity doubled for twice the servings`(line: String, doubled: String) throws {
    #expect(IngredientLine(line).scaled(by: try #require(Quantity(2))).text == doubled)
  }
}
