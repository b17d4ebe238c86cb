import Testing

@testable import TiffinCore

/// Amounts as people write them, each with what it adds to a grocery list.
@Suite struct `A written amount` {
  @Test(arguments: [
    ("3-15oz cans kidney beans", "3 × 15 oz tins", "kidney beans"),
    ("1 - 10 oz pkg frozen spinach", "1 × 10 oz packet", "frozen spinach"),
    ("1–13.5 oz can coconut milk", "1 × 13 ½ oz tin", "coconut milk"),
    ("2 – 200ml tubs crème fraîche", "2 × 200 ml tubs", "crème fraîche"),
    ("1 -- 12-oz bag cranberries", "1 × 12 oz bag", "cranberries"),
    ("6-500 ml bottles cider", "6 × 500 ml bottles", "cider"),
    ("1- 8 oz. block cheddar", "1 × 8 oz block", "cheddar"),
    ("3 - 6 oz. packages of ramen", "3 × 6 oz packets", "ramen"),
    ("2-8 oz filet mignons", "16 oz", "filet mignons"), ("1-1/2 lb bag carrots", "1 × 1 ½ lb bag", "carrots"),
    ("5-7 oz bag arugula", "1 bag", "arugula"), ("400-450 g trout", "400–450 g", "trout"),
    ("2-3 lb potatoes", "2–3 lb", "potatoes"), ("4 - 7 oz cod fillets", "28 oz", "cod fillets"),
    ("6 – 8 ounce pork chops", "48 oz", "pork chops"), ("8 - 4 oz turkey burgers", "32 oz", "turkey burgers"),
    ("2 - 3 lb ducks", "6 lb", "ducks"), ("6 - 8 oz cod fillet", "6–8 oz", "cod fillet"),
    ("5-6 oz cod fillets", "30 oz", "cod fillets"), ("12 - 16 oz tuna steaks", "12–16 oz", "tuna steaks"),
    ("3-4 oz swordfish steaks", "12 oz", "swordfish steaks"), ("4-5 oz duck breasts", "20 oz", "duck breasts"),
    ("2-250 g Rumpsteaks", "500 g", "Rumpsteaks"), ("7-9 oz cod fillets", "7–9 oz", "cod fillets"),
    ("3-4 oz baby spinach", "3–4 oz", "baby spinach"), ("6-8 oz mushrooms", "6–8 oz", "mushrooms"),
    ("3-4 lb chickens", "3–4 lb", "chickens"), ("4-5 oz sausages", "4–5 oz", "sausages"),
    ("2-3 oz steak fries", "2–3 oz", "steak fries"), ("3-4 oz duck breast", "3–4 oz", "duck breast"),
    ("3 - 5 lb duck", "3–5 lb", "duck"), ("1-4.5 oz tube harissa paste", "1 × 4 ½ oz tube", "harissa paste"),
    ("2-11 oz logs goat cheese", "2 × 11 oz logs", "goat cheese"),
    ("1 - 4 oz sleeve graham crackers", "1 × 4 oz sleeve", "graham crackers"),
    ("2 – 16 oz rolls breakfast sausage", "2 × 16 oz rolls", "breakfast sausage"),
    ("1-1.5 lb tray chicken wings", "1 × 1 ½ lb tray", "chicken wings"),
    ("1-15oz canister bread crumbs", "1 × 15 oz canister", "bread crumbs"),
    ("2-400 g punnets raspberries", "2 × 400 g punnets", "raspberries"),
    ("1-48 oz carton vegetable broth", "1 × 48 oz carton", "vegetable broth"),
    ("2-3 oz pouches tuna", "2 × 3 oz pouches", "tuna"), ("1-9 oz wheel brie", "1 × 9 oz wheel", "brie"),
    ("4-6 oz cups yogurt", "4 × 6 oz containers", "yogurt"), ("1-7 oz wedge asiago", "1 × 7 oz wedge", "asiago"),
    ("1-6 lb duck", "6 lb", "duck"), ("1-2 lb duck", "1–2 lb", "duck"), ("1-3 lb turkey legs", "1–3 lb", "turkey legs"),
    ("3 (14 oz tins) peaches", "3 × 14 oz tins", "peaches"), ("4 (160 g tins tuna", "4 × 160 g tins", "tuna"),
  ])
  func `may have a package size after a dash`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test(arguments: [
    ("2 & 3/4 cups oats", "2 ¾ cups", "oats"), ("1+¼ tsp paprika", "1 ¼ tsp", "paprika"),
    ("4 + 1/4 cups water", "4 ¼ cups", "water"), ("3 and 1/3 cups rice", "3 ⅓ cups", "rice"),
    ("two and a half pounds beef", "2 ½ lb", "beef"), ("5 and a half cups stock", "5 ½ cups", "stock"),
    ("a tablespoon and a half of oil", "1 ½ tbsp", "oil"), ("a bunch and a half of kale", "1 ½ bunches", "kale"),
    ("1 and a quarter cups milk", "1 ¼ cups", "milk"), ("1 and three-quarter cups water", "1 ¾ cups", "water"),
    ("one and one-half cups lentils", "1 ½ cups", "lentils"), ("three-quarters cup oats", "¾ cup", "oats"),
    ("two thirds of a cup of milk", "⅔ cup", "milk"), ("a third of a cup sugar", "⅓ cup", "sugar"),
    ("a quarter teaspoon nutmeg", "¼ tsp", "nutmeg"), ("2/3rds cup milk", "⅔ cup", "milk"),
    ("3/4ths cup honey", "¾ cup", "honey"), ("2 tasses et demie de sucre", "2 ½ cups", "sucre"),
    ("3 cucharadas y media de miel", "3 ½ tbsp", "miel"), ("1 och en halv dl socker", "150 ml", "socker"),
    ("2 und ein halb Liter Milch", "2.5 l", "Milch"), ("twenty-four snails", "24", "snails"),
    ("fourteen prawns", "14", "prawns"), ("a couple of leeks", "2", "leeks"),
    ("a couple tablespoons milk", "2 tbsp", "milk"), ("6medium tomatoes", "6", "tomatoes"),
    ("3carrots", "3", "carrots"), ("1,375 kg Kartoffeln", "1.375 kg", "Kartoffeln"),
    ("2.250 g Mehl", "2.25 kg", "Mehl"), ("1'200 g Rüebli", "1.2 kg", "Rüebli"),
    ("two-and-a-half cups oats", "2 ½ cups", "oats"), ("een en een halve theelepel zout", "1 ½ tsp", "zout"),
    ("みそ 大さじ2・1/2", "2 ½ tbsp", "みそ"), ("3 quarts de litre de lait", "750 ml", "lait"),
    ("1 tiers de tasse de riz", "⅓ cup", "riz"), ("2/3 de taza de arroz", "⅔ cup", "arroz"),
    ("1 halbe Gurke", "½", "Gurke"), ("1 half lime", "½", "lime"), ("1 halve komkommer", "½", "komkommer"),
    ("ein viertel Liter Brühe", "250 ml", "Brühe"), ("dreiviertel Tasse Reis", "¾ cup", "Reis"),
    ("un quart de litre de bouillon", "250 ml", "bouillon"), ("3 quarts stock", "3 quarts", "stock"),
  ])
  func `may be a mixed number, also in words`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test(arguments: [
    ("1 tube of anchovy paste", "1 tube", "anchovy paste"), ("1 (150g) tube wasabi", "1 × 150 g tube", "wasabi"),
    ("2 Tuben Senf", "2 tubes", "Senf"), ("1 Rolle Blätterteig", "1 roll", "Blätterteig"),
    ("1 rouleau de pâte brisée", "1 roll", "pâte brisée"), ("1 bûche de chèvre", "1 log", "chèvre"),
    ("2 rotoli di pasta sfoglia", "2 rolls", "pasta sfoglia"),
    ("1 log (4 oz) goat cheese", "1 × 4 oz log", "goat cheese"),
    ("3 sleeves saltines", "3 sleeves", "saltines"), ("2 rolls, halved", "2", "rolls"), ("3 rolls", "3", "rolls"),
    ("6 cinnamon rolls", "6", "cinnamon rolls"), ("8 oz tube pasta", "8 oz", "tube pasta"),
    ("1 roll cake", "1", "roll cake"),
    ("1-9 inch pie shell", "1", "pie shell"), ("2 - 12\" baguettes", "2", "baguettes"),
    ("2-3 inch piece galangal", "2–3 inches", "galangal"),
  ])
  func `may be a package such as a tube, a roll or a log`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test(arguments: [
    ("Sieben Kartoffeln", "7", "Kartoffeln"), ("neun Feigen", "9", "Feigen"), ("elf Pflaumen", "11", "Pflaumen"),
    ("zwölf Garnelen", "12", "Garnelen"), ("sept tomates", "7", "tomates"), ("neuf figues", "9", "figues"),
    ("onze crevettes", "11", "crevettes"), ("douze huîtres", "12", "huîtres"), ("siete tomates", "7", "tomates"),
    ("nueve ciruelas", "9", "ciruelas"), ("once gambas", "11", "gambas"), ("doce ostras", "12", "ostras"),
    ("sette pomodori", "7", "pomodori"), ("nove fichi", "9", "fichi"), ("undici gamberi", "11", "gamberi"),
    ("dodici ostriche", "12", "ostriche"), ("zeven tomaten", "7", "tomaten"), ("negen vijgen", "9", "vijgen"),
    ("elf garnalen", "11", "garnalen"), ("twaalf oesters", "12", "oesters"), ("fem potatisar", "5", "potatisar"),
    ("sju tomater", "7", "tomater"), ("nio fikon", "9", "fikon"), ("elva räkor", "11", "räkor"),
    ("tolv ostron", "12", "ostron"), ("sete tomates", "7", "tomates"), ("doze ostras", "12", "ostras"),
    ("siedem jajek", "7", "jajek"), ("dwanaście śliwek", "12", "śliwek"), ("eleven prawns", "11", "prawns"),
    ("zwölf Scheiben Toast", "12 slices", "Toast"), ("en stor citron", "1", "citron"),
    ("dreieinhalb Liter Wasser", "3.5 l", "Wasser"), ("viereinhalb TL Backpulver", "4 ½ tsp", "Backpulver"),
    ("anderthalbe Tassen Reis", "1 ½ cups", "Reis"), ("anderhalve liter melk", "1.5 l", "melk"),
    ("drieënhalf kopje rijst", "3 ½ cups", "rijst"), ("halvannan dl grädde", "150 ml", "grädde"),
    ("półtorej łyżki oleju", "1 ½ tbsp", "oleju"), ("a pair of lobsters", "2", "lobsters"),
    ("two pairs of kippers", "4", "kippers"), ("ein Paar Bratwürste", "2", "Bratwürste"),
    ("une paire de magrets", "2", "magrets"), ("ein paar Zweige Thymian", "", "Thymian"),
    ("atta flour", "", "atta flour"), ("fire roasted peppers", "", "fire roasted peppers"),
    ("en polvo", "", "en polvo"),
    ("two hundred grams rice", "200 g", "rice"), ("a hundred grams feta", "100 g", "feta"),
    ("cien gramos de queso", "100 g", "queso"), ("hundert Gramm Speck", "100 g", "Speck"),
    ("½ of one cabbage", "½", "cabbage"),
  ])
  func `may be a number word`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test(arguments: [
    ("3 gr Tomaten", "3", "Tomaten"), ("1 gr Aubergine", "1", "Aubergine"), ("2 gr rote Äpfel", "2", "rote Äpfel"),
    ("4 gr Knoblauchzehen", "4", "Knoblauchzehen"), ("1 gr Dose Mais", "1 tin", "Mais"),
    ("3 gr Zucker", "3 g", "Zucker"),
    ("5 gr Backpulver", "5 g", "Backpulver"), ("12 gr Mandeln", "12 g", "Mandeln"), ("7 gr Safran", "7 g", "Safran"),
    ("300 gr Tomaten", "300 g", "Tomaten"), ("2 gr onions", "2 g", "onions"),
    ("3 gr Paprika", "3", "Paprika"), ("4 gr Champignons", "4", "Champignons"),
    ("5 gr Paprikapulver", "5 g", "Paprikapulver"),
  ])
  func `in “gr” means large pieces or grams, depending on the food`(
    line: String, amount: String, name: String
  ) {
    expect(line, amount, name)
  }

  @Test(arguments: [
    ("3 à 4 carottes", "3–4", "carottes"), ("4 o 5 patatas", "4–5", "patatas"), ("3 a 4 tomates", "3–4", "tomates"),
    ("2 ou 3 oignons", "2–3", "oignons"), ("2 oder 3 Birnen", "2–3", "Birnen"),
    ("6 tot 8 aardappelen", "6–8", "aardappelen"), ("4 till 5 morötter", "4–5", "morötter"),
    ("1 eller 2 äpplen", "1–2", "äpplen"), ("2~3 tbsp vinegar", "2–3 tbsp", "vinegar"),
    ("200 à 250 g de farine", "200–250 g", "farine"), ("between 2 and 3 cups stock", "2–3 cups", "stock"),
    ("2 to about 3 lb pork", "2–3 lb", "pork"), ("3 to 3 and 1/2 cups flour", "3–3 ½ cups", "flour"),
    ("½ a 3-pound chicken", "½", "chicken"), ("zwischen 3 und 4 Birnen", "3–4", "Birnen"),
    ("entre 4 et 5 carottes", "4–5", "carottes"), ("entre 3 y 4 patatas", "3–4", "patatas"),
    ("tra 3 e 4 patate", "3–4", "patate"), ("fra 2 e 4 cucchiai di olio", "2–4 tbsp", "olio"),
    ("entre 3 e 4 batatas", "3–4", "batatas"), ("tussen 4 en 5 wortels", "4–5", "wortels"),
    ("mellan 3 och 4 dl vatten", "300–400 ml", "vatten"), ("mellem 3 og 4 dl vand", "300–400 ml", "vand"),
    ("von 3 bis 4 EL Essig", "3–4 tbsp", "Essig"), ("de 3 à 4 poires", "3–4", "poires"),
    ("from 4 to 5 lb brisket", "4–5 lb", "brisket"), ("zwischen drei und vier Zwiebeln", "3–4", "Zwiebeln"),
    ("7 u 8 tomates", "7–8", "tomates"), ("3 tai 4 porkkanaa", "3–4", "porkkanaa"),
    ("3 or so cups rice", "3 cups", "rice"),
  ])
  func `may be a range in words`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test(arguments: [
    ("approx. 300 g peas", "300 g", "peas"), ("ca. 2 EL Honig", "2 tbsp", "Honig"),
    ("env. 100 g de beurre", "100 g", "beurre"), ("environ 3 pommes", "3", "pommes"),
    ("ungefähr 1 l Brühe", "1 l", "Brühe"), ("rund 500 g Spinat", "500 g", "Spinat"),
    ("knapp 250 ml Milch", "250 ml", "Milch"), ("nearly 2 cups cream", "2 cups", "cream"),
    ("just under 1 lb beef", "1 lb", "beef"), ("up to 1 cup water", "1 cup", "water"),
    ("c. 500 g leeks", "500 g", "leeks"), ("±250 g butter", "250 g", "butter"),
    ("Sesame oil, ~20 ml", "20 ml", "Sesame oil"), ("Salt, approx. 1 tsp", "1 tsp", "Salt"),
    ("roughly chopped parsley", "", "parsley"), ("ungefar 3 dl mjolk", "300 ml", "mjolk"),
    ("cerca de 300 g de arroz", "300 g", "arroz"), ("około 300 g ryżu", "300 g", "ryżu"),
    ("circa 400 g riso", "400 g", "riso"), ("omkring 400 g ris", "400 g", "ris"),
    ("ongeveer 400 g rijst", "400 g", "rijst"), ("alrededor de 2 tazas de arroz", "2 cups", "arroz"),
    ("más o menos 100 g de queso", "100 g", "queso"), ("à peu près 300 g de riz", "300 g", "riz"),
    ("por volta de 250 g de arroz", "250 g", "arroz"), ("mniej więcej 250 g ryżu", "250 g", "ryżu"),
    ("in etwa 3 EL Senf", "3 tbsp", "Senf"), ("reichlich 1 l Milch", "1 l", "Milch"),
    ("drygt 2 dl grädde", "200 ml", "grädde"), ("ruim 200 g boter", "200 g", "boter"),
    ("a little over 2 cups milk", "2 cups", "milk"), ("azúcar, cerca de 50 g", "50 g", "azúcar"),
    ("Mehl, etwas mehr als 300 g", "300 g", "Mehl"), ("circa zwischen 2 und 3 EL Öl", "2–3 tbsp", "Öl"),
  ])
  func `may be approximate`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test(arguments: [
    ("3 TB soy sauce", "3 tbsp", "soy sauce"), ("1 Tb. butter", "1 tbsp", "butter"), ("2 doz. eggs", "24", "eggs"),
    ("350 grs. pasta", "350 g", "pasta"), ("2 env. gelatin", "2 packets", "gelatin"),
    ("1 ctn sour cream", "1 carton", "sour cream"), ("1 firmly packed cup basil", "1 cup", "basil"),
    ("1 heaping cup flour", "1 cup", "flour"), ("1 cup, packed, brown sugar", "1 cup", "brown sugar"),
    ("2 sticks margarine", "2 sticks", "margarine"), ("1 fennel bulb, sliced", "1 bulb", "fennel"),
    ("3 rhubarb stalks", "3 stalks", "rhubarb"), ("8 asparagus spears", "8 spears", "asparagus"),
    ("5 gelatine leaves", "5 leaves", "gelatine"), ("4 bay leaves", "4", "bay leaves"),
    ("2 pork ribs", "2", "pork ribs"), ("3 ears of corn", "3 ears", "corn"), ("1 lettuce head", "1 head", "lettuce"),
    ("2 balls (125 g each) mozzarella", "2 × 125 g balls", "mozzarella"),
    ("1 block (14 oz) firm tofu", "1 × 14 oz block", "firm tofu"), ("a glass of red wine", "1 glass", "red wine"),
    ("2\" piece turmeric", "2 inches", "turmeric"), ("1 tbsp tablespoon oil", "1 tbsp", "oil"),
    ("Twelve ½-inch baguette slices", "12 slices", "baguette"),
    ("4 ½-inch thick slices bread", "4 slices", "bread"), ("1 (3-inch) strip lemon zest", "1 strip", "lemon zest"),
    ("1 (14- to 16-ounce) can chickpeas", "1 tin", "chickpeas"), ("1 can, 15 oz, beans", "1 × 15 oz tin", "beans"),
    ("½ cup (1 stick), soft butter", "½ cup", "soft butter"), ("small bunch dill", "1 bunch", "dill"),
    ("8oz, weight, pasta", "8 oz", "pasta"), ("1,5 su bardağı un", "1 ½ cups", "un"), ("milk x3", "3", "milk"),
    ("6-pack cola", "", "6-pack cola"),
    ("scant cup of rice", "1 cup", "rice"), ("rounded tablespoon honey", "1 tbsp", "honey"),
    ("a generous teaspoon of cumin", "1 tsp", "cumin"), ("3 in piece turmeric", "3 inches", "turmeric"),
    ("4-in piece horseradish", "4 inches", "horseradish"), ("4 in. cinnamon stick", "4 inches", "cinnamon stick"),
    ("2 in. piece galangal", "2 inches", "galangal"), ("5 in cinnamon stick", "5 inches", "cinnamon stick"),
    ("1-inch piece of turmeric", "1 inch", "turmeric"), ("2 (4 in.) cinnamon sticks", "2", "cinnamon sticks"),
    ("full-fat milk", "", "full-fat milk"),
    ("3# pork shoulder", "3 lb", "pork shoulder"), ("3 Nos. tomatoes", "3", "tomatoes"),
    ("2 links merguez", "2", "merguez"), ("1 2-inch-thick steak", "1", "steak"),
    ("four 5 oz tuna steaks", "4", "tuna steaks"), ("2 6 oz cod loins", "2", "cod loins"),
    ("3cm-piece turmeric", "3 cm", "turmeric"), ("2 pats butter", "2 knobs", "butter"),
    ("1 squirt ketchup", "a dash", "ketchup"), ("a dab of wasabi", "a dash", "wasabi"),
    ("4 grinds black pepper", "4 pinches", "black pepper"), ("1 batch pesto", "1", "pesto"),
  ])
  func `may have a unit`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test(arguments: [
    ("りんご ３個", "3", "りんご", "りんご 6個"), ("卵2〜3個", "2–3", "卵", "卵4–6個"),
    ("砂糖大さじ1と1/2", "1 ½ tbsp", "砂糖", "砂糖大さじ3"), ("みりん 小さじ１／２", "½ tsp", "みりん", "みりん 小さじ1"),
    ("牛乳 1カップ", "200 ml", "牛乳", "牛乳 2カップ"), ("米 2合", "360 ml", "米", "米 4合"),
    ("豆腐 1/2丁", "½", "豆腐", "豆腐 1丁"), ("４００ｇ 牛肉", "400 g", "牛肉", "800 g 牛肉"),
    ("油 大さじ1+大さじ2", "3 tbsp", "油", "油 大さじ2+大さじ4"), ("2颗鸡蛋", "2", "鸡蛋", "4颗鸡蛋"),
    ("50克 面粉", "50 g", "面粉", "100克 面粉"), ("간장 2큰술", "2 tbsp", "간장", "간장 4큰술"),
    ("醤油 大さじ2弱", "2 tbsp", "醤油", "醤油 大さじ4弱"), ("トマト 大2個", "2", "トマト", "トマト 大4個"), ("ごはん 茶碗1杯", "1", "ごはん", "ごはん 茶碗2杯"),
  ])
  func `may have an East Asian counter, which stays as written`(
    line: String, amount: String, name: String, doubled: String
  ) {
    expect(line, amount, name)
    #expect(IngredientLine(line).scaled(by: .one + .one).text == doubled)
  }

  @Test(arguments: [
    ("150 g + 30 g butter", "180 g", "butter"), ("250g, plus 25g flour", "275 g", "flour"),
    ("1 cup milk plus 2 tbsp", "1 cup + 2 tbsp", "milk"),
    ("½ cup oil, plus 1 tablespoon for frying", "½ cup + 1 tbsp", "oil"), ("3 eggs plus 1 yolk", "3", "eggs"),
    ("1 cup rice plus 2 cups water", "1 cup", "rice"), ("1 stick plus 2 tbsp butter", "2 tbsp + 1 stick", "butter"),
    ("1 lb or 450 g of veal", "1 lb", "veal"), ("3 lbs or 1.4 kg brisket", "3 lb", "brisket"),
    ("1 cup or 240 ml cream", "1 cup", "cream"), ("2 cups = 480 ml broth", "2 cups", "broth"),
    ("10 oz., 280 g peas", "10 oz", "peas"), ("2 or 250 g balls of dough", "2", "or 250 g balls of dough"),
    ("1 x 5-7kg/11-15lb goose", "5–7 kg", "goose"), ("1-1.5kg/2lb 4oz-3lb 5oz carrots", "1–1.5 kg", "carrots"),
    ("200 g und 40 g Butter", "240 g", "Butter"), ("1 tasse et 3 cuillères à soupe de lait", "1 cup + 3 tbsp", "lait"),
    ("300 g and 60 g rice", "360 g", "rice"), ("1 tbsp and a pinch salt", "1 tbsp + a pinch", "salt"),
    ("300 g plus 1 tbsp sugar", "300 g + 1 tbsp", "sugar"),
    ("120 g et 2 cuillères à soupe de farine", "120 g + 2 tbsp", "farine"),
    ("80 g Zucker + 1 EL", "80 g + 1 tbsp", "Zucker"), ("1 Apfel oder 2 Birnen", "1", "Apfel"),
    ("2 pommes ou 3 poires", "2", "pommes"), ("(3 tbsp) honey", "3 tbsp", "honey"), ("(2 tsp oil)", "2 tsp", "oil"),
    ("(optional: 2 tbsp rum)", "2 tbsp", "rum"),
    ("1 tsp paprika & ½ tsp cumin", "1 tsp", "paprika"), ("Juice 3 oranges", "3", "oranges"),
    ("zest 1 grapefruit", "1", "grapefruit"), ("zest and juice 2 limes", "2", "limes"),
    ("leaves from 2 sprigs rosemary", "2 sprigs", "rosemary"), ("whites of 2 eggs", "2", "eggs"),
    ("3 tbsp juice from 2 large limes", "3 tbsp", "lime juice"), ("1 tsp zest of 1 orange", "1 tsp", "orange zest"),
  ])
  func `may be a sum or an alternative`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  private func expect(_ line: String, _ amount: String, _ name: String) {
    let read = IngredientLine(line)

    #expect(read.amount.text == amount)
    #expect(read.name == name)
    #expect(read.text == line)
  }
}
