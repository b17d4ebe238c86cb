import Testing

@testable import TiffinCore

@Suite struct `An ingredient line` {
  @Test(arguments: [
    ("1 ½ cups plain flour, sifted", "1 ½ cups", "plain flour", "sifted"), ("200g butter", "200 g", "butter", ""),
    ("2-3 cloves garlic", "2–3 cloves", "garlic", ""), ("1 x 400 g tin tomatoes", "1 × 400 g tin", "tomatoes", ""),
    ("a pinch of salt", "a pinch", "salt", ""), ("½ tsp", "½ tsp", "", ""), ("1/2", "½", "", ""),
    ("1 1/2", "1 ½", "", ""),
    ("1⁄2 cup oats", "½ cup", "oats", ""), ("1,5 dl", "150 ml", "", ""), ("3 EL", "3 tbsp", "", ""),
    ("Juice of 1 lemon", "1", "lemon", "Juice"), ("The juice and zest of ½ lime", "½", "lime", "The juice and zest"),
    ("salt, to taste", "", "salt", "to taste"), ("salt and pepper to taste", "", "salt and pepper", "to taste"),
    ("2 large eggs", "2", "eggs", "large"), ("1 medium-sized onion", "1", "onion", "medium-sized"),
    ("1 cup plain (all-purpose) flour", "1 cup", "plain flour", "all-purpose"),
    ("1 egg (optional)", "1", "egg", "optional"),
    ("1 cup plus 2 tbsp flour", "1 cup + 2 tbsp", "flour", ""), ("1 lb 8 oz potatoes", "1 lb + 8 oz", "potatoes", ""),
    ("a little oil", "", "a little oil", ""), ("an onion", "1", "onion", ""), ("half a lemon", "½", "lemon", ""),
    ("▢ 2 cups milk", "2 cups", "milk", ""), ("- 1 egg", "1", "egg", ""), ("about 200 g flour", "200 g", "flour", ""),
    ("Butter 200 g", "200 g", "Butter", ""), ("Mehl: 500 g", "500 g", "Mehl", ""),
    ("flour - 1 kg", "1 kg", "flour", ""),
    ("1 can (14 oz) coconut milk", "1 × 14 oz tin", "coconut milk", ""), ("two to three carrots", "2–3", "carrots", ""),
    ("1,000 g flour", "1 kg", "flour", ""), ("2 fl. oz. rum", "2 fl oz", "rum", ""), ("6 cloves", "6", "cloves", ""),
    ("2 garlic cloves, crushed", "2 cloves", "garlic cloves", "crushed"),
    ("flour for dusting", "", "flour", "for dusting"),
    ("butter plus extra for greasing", "", "butter", "plus extra for greasing"),
    ("2½–3 cups rice", "2 ½–3 cups", "rice", ""),
    ("4 chicken breasts (about 600 g)", "4", "chicken breasts", "about 600 g"),
    ("1 heaped tbsp cocoa", "1 tbsp", "cocoa", "heaped"),
    ("1 tin of tomatoes - chopped", "1 tin", "tomatoes", "chopped"),
    ("100 g dark chocolate (70%)", "100 g", "dark chocolate", "70%"),
    ("1 9-inch pie crust", "1", "pie crust", "9-inch"), ("self-raising flour", "", "self-raising flour", ""),
    ("00 flour 200 g", "200 g", "00 flour", ""), ("200 g 00 flour", "200 g", "00 flour", ""),
    ("1. 2 cups sugar", "2 cups", "sugar", ""), ("3) 1 egg", "1", "egg", ""),
    ("salt, 1/2 tsp, or to taste", "½ tsp", "salt", "or to taste"),
    ("Butter (200 g), softened", "200 g", "Butter", "softened"), ("Eggs, 2", "2", "Eggs", ""),
    ("Flour 200 g, sifted", "200 g", "Flour", "sifted"),
    ("Garlic – 3 cloves, crushed", "3 cloves", "Garlic", "crushed"),
    ("Flour (type 550), 200 g", "200 g", "Flour", "type 550"),
    ("80/20 ground beef, 500 g", "500 g", "80/20 ground beef", ""),
    ("12-inch tortillas, 8", "8", "12-inch tortillas", ""), ("Milk about 200 ml", "200 ml", "Milk", ""),
    ("1-inch piece ginger", "1 inch", "ginger", "piece"), ("2 cm ginger", "2 cm", "ginger", ""),
    ("2-3 lb potatoes", "2–3 lb", "potatoes", ""), ("1-pound pork loin", "1 lb", "pork loin", ""),
    ("6 x 4-inch tortillas", "6", "tortillas", "4-inch"), ("2x400g tins beans", "2 × 400 g tins", "beans", ""),
    ("1 Prise Salz", "a pinch", "Salz", ""), ("2 c. à s. de sucre", "2 tbsp", "sucre", ""), ("salt", "", "salt", ""),
    ("1 000 g rice", "1 kg", "rice", ""), ("12\u{A0}000 g lentils", "12 kg", "lentils", ""),
    ("1\u{202F}000 g rice", "1 kg", "rice", ""), ("2\u{2009}000 ml water", "2 l", "water", ""),
    ("1 000 eggs", "1000", "eggs", ""), ("Reis: 1 000 g", "1 kg", "Reis", ""),
    ("1 000 000 g rice", "1000 kg", "rice", ""),
    ("1 000-2 000 g rice", "1–2 kg", "rice", ""),
    ("1 kg 000 flour", "1 kg", "000 flour", ""), ("1 400 g tin tomatoes", "1 × 400 g tin", "tomatoes", ""),
    ("1 x egg", "1", "egg", ""), ("3 x milk", "3", "milk", ""), ("2 × cream", "2", "cream", ""),
    ("2x eggs", "2", "eggs", ""), ("1 X large egg, beaten", "1", "egg", "large, beaten"),
    ("3 x cloves garlic", "3 cloves", "garlic", ""), ("2 x tins beans", "2 tins", "beans", ""),
    ("2 x 400 g tins", "2", "tins", ""), ("½ a lemon", "½", "lemon", ""), ("1/2 an onion", "½", "onion", ""),
    ("½ a cup of milk", "½ cup", "milk", ""), ("half of the lemon", "½", "lemon", ""),
    ("[ ] 3 carrots", "3", "carrots", ""), ("[x] 3 carrots", "3", "carrots", ""), ("[] 1 egg", "1", "egg", ""),
    ("- [X] 200 g flour", "200 g", "flour", ""), ("☐ 3 carrots", "3", "carrots", ""),
    ("☑\u{FE0F} 3 carrots", "3", "carrots", ""), ("• 2 eggs", "2", "eggs", ""), ("[ ] salt", "", "salt", ""),
    ("70 % dark chocolate, 100 g", "100 g", "70 % dark chocolate", ""), ("1 l 5 % milk", "1 l", "5 % milk", ""),
    ("1 l milk, 3,5 %", "1 l", "milk", "3,5 %"),
    ("4 boneless, skinless chicken breasts", "4", "boneless, skinless chicken breasts", ""),
    ("5 long, green chillies, halved and seeded", "5", "long, green chillies", "halved and seeded"),
    ("1 l reduced-sodium, fat-free vegetable stock", "1 l", "reduced-sodium, fat-free vegetable stock", ""),
    ("500 g low, no or full-fat yogurt", "500 g", "low, no or full-fat yogurt", ""),
    ("2 large, ripe tomatoes, sliced", "2", "ripe tomatoes", "large, sliced"),
    ("1 whole, boned and rolled", "1", "whole", "boned and rolled"), ("2 red, to serve", "2", "red", "to serve"),
    ("200 g linseed, ground", "200 g", "linseed", "ground"), ("1 bread, sliced", "1", "bread", "sliced"),
    ("4- to 5-pound chicken", "4–5 lb", "chicken", ""), ("a 4- to 5-pound chicken", "4–5 lb", "chicken", ""),
    ("4-to-5-pound chicken", "4–5 lb", "chicken", ""), ("4- or 5-lb chicken", "4–5 lb", "chicken", ""),
    ("3 to 4-pound chicken", "3–4 lb", "chicken", ""), ("2 cups to 3 cups stock", "2–3 cups", "stock", ""),
    ("1-inch to 2-inch piece ginger", "1–2 inches", "ginger", "piece"),
    ("200g-250g flour", "200–250 g", "flour", ""), ("500 g – 1 kg potatoes", "500–1000 g", "potatoes", ""),
    ("½ tsp to 1 tbsp chilli powder", "½–3 tsp", "chilli powder", ""),
    ("1 lb 8 oz to 2 lb beef", "24–32 oz", "beef", ""), ("2 cloves to 3 cloves garlic", "2–3 cloves", "garlic", ""),
    ("1.2-1.4kg/2lb 10oz - 3lb duck", "1.2–1.4 kg", "duck", ""),
    ("1 – 14-ounce can beans", "1 × 14 oz tin", "beans", ""), ("2 cups - 1 tbsp milk", "2 cups", "1 tbsp milk", ""),
    ("A generous ½ teaspoon salt", "½ tsp", "salt", "generous"), ("Scant ½ cup rice", "½ cup", "rice", "scant"),
    ("a scant 2 cups rice", "2 cups", "rice", "scant"), ("a heaped teaspoon sugar", "1 tsp", "sugar", "heaped"),
    ("20 cup-shaped leaves", "20", "cup-shaped leaves", ""), ("12 head-on prawns", "12", "head-on prawns", ""),
    ("2in/5cm fresh turmeric", "2 inches", "fresh turmeric", ""), ("2 in 1 cup", "2", "in 1 cup", ""),
    ("1 x 400g/14oz tin beans", "1 × 400 g tin", "beans", ""),
    ("1 can (19 oz/540 ml) beans", "1 × 19 oz tin", "beans", ""),
    ("½ cup (1 stick) plus 2 tbsp butter", "½ cup + 2 tbsp", "butter", "1 stick"),
    ("1 tsp plus a pinch salt", "1 tsp + a pinch", "salt", ""),
    ("2 tbsp butter or 1 tbsp oil", "2 tbsp", "butter", "or 1 tbsp oil"),
    ("6 medium to small carrots", "6", "carrots", "medium to small"), ("2 lg eggs", "2", "eggs", "lg"),
    ("2 tsp medium or hot curry paste", "2 tsp", "medium or hot curry paste", ""),
    ("2 tbsp finely chopped onion", "2 tbsp", "onion", "finely chopped"),
    ("½ tsp freshly ground black pepper", "½ tsp", "black pepper", "freshly ground"),
    ("100 g ground almonds", "100 g", "ground almonds", ""), ("½ cup cream 125 ml", "½ cup", "cream", ""),
    ("1.500 g beef", "1.5 kg", "beef", ""), ("1,500 kg beef", "1.5 kg", "beef", ""),
    ("1.250 ml milk", "1.25 l", "milk", ""), ("1,125 l stock", "1.125 l", "stock", ""),
    ("3 potatoes about 1 pound", "3", "potatoes", ""), ("Juice from 3 oranges", "3", "oranges", "Juice"),
  ])
  func `is split into amount, name and note`(line: String, amount: String, name: String, note: String) {
    let read = IngredientLine(line)

    #expect(read.text == line)
    #expect(read.amount.text == amount)
    #expect(read.name == name)
    #expect(read.note == note)
  }

  @Test(arguments: [
    "", " ", "3rd of a cucumber", "7up", "1/0 egg", "999999999999 eggs", "1.2345 g", "some salt", "to taste", "½x",
    "().,;", "(", "🍕", "00 flour", "12-inch tortillas", "9 inch pie crust", "6-ounce salmon fillets", "2. eggs",
    "80/20 beef", "16/20 prawns", "1:1 flour", "Type 405 flour", "Mehl Type 405", "chicken, cut into 8 pieces",
    "milk, warmed to 40 C", "half and half", "half-and-half", "seven-spice", "5 spice powder", "1-2-3 cake",
    "10-8 eggs",
    "12\" tortillas", "tomatoes, #10 can", "1.500 eggs", "1,500 cups rice", "1.000-1.500 g beef",
    "400 g x 2 tins tomatoes", "0 eggs",
    "salt and pepper, 1 tsp each", "flour (type 00)", "Oven at 180", "steak, 200 g each",
    "1 500 g flour", "1\u{202F}500 g flour", "flour, 1 500 g", "1 000 - 1 500 g rice", "0 000 g rice",
    "1 x ½ lemon", "2 x 3 eggs",
    "5 % milk", "5\u{A0}% milk", "100 % juice", "0.5 % fat milk", "1,5 % Milch", "5-10 % milk", "½ % milk",
    "1 000 % juice", "a squeeze of lemon juice", "4- to 5-pound chickens", "2.5.6 kg rice", "1/2/3 cups rice",
  ])
  func `stays unchanged if it is not in a known form`(line: String) {
    let read = IngredientLine(line)

    #expect(read.text == line)
    #expect(read.measures.isEmpty)
    #expect(read.amount == .some)
    #expect(read.scaled(by: .one + .one) == read)
  }

  @Test(arguments: [
    "5 % milk", "100 % juice", "0.5 % fat milk", "1,5 % Milch", "2% milk", "1 500 g flour", "1 000 - 1 500 g rice",
  ])
  func `is only a name if its number is not a quantity`(line: String) {
    #expect(IngredientLine(line).name == line)
  }

  @Test func `has the same key with and without a multiplication sign`() {
    #expect(GroceryItemKey(IngredientLine("1 x egg").name) == GroceryItemKey(IngredientLine("2 eggs").name))
  }

  @Test func `has its quantity and unit`() throws {
    let line = IngredientLine("1 ½ cups flour")

    #expect(line.quantity == QuantityRange(try #require(Quantity(3, over: 2))))
    #expect(line.unit == .cup)
    #expect(IngredientLine("salt").quantity == nil && IngredientLine("salt").unit == nil)
    #expect(IngredientLine("2 eggs").unit == nil)
  }

  @Test(arguments: [
    ("1 clove, peeled", "Garlic", "1 clove, peeled Garlic"), ("To taste", "Salt", "Salt, to taste"), ("", "Egg", "Egg"),
    ("Juice of 1", "Lemon", "Juice of 1 Lemon"), ("Sprigs of fresh", "Mint", "Sprigs of fresh Mint"),
    ("Pinch", "Salt", "Pinch Salt"),
    ("100ml milk", "Milk", "100ml milk Milk"),
  ])
  func `combines a measure and a name`(measure: String, name: String, text: String) {
    let line = IngredientLine(measure: measure, name: name)

    #expect(line.text == text)
    #expect(line.name == name)
  }
}

@Suite struct `An ingredient for more servings` {
  @Test(arguments: [
    ("1 ½ cups flour", 2, 1, "3 cups flour"), ("200 g butter", 2, 1, "400 g butter"),
    ("200g butter", 1, 2, "100 g butter"),
    ("500 g rice", 4, 1, "2 kg rice"), ("½ kg rice", 1, 1, "½ kg rice"), ("1 kg rice", 1, 2, "0.5 kg rice"),
    ("1 egg", 3, 2, "1 ½ egg"), ("1 clove garlic", 3, 1, "3 cloves garlic"),
    ("2 cloves garlic", 1, 2, "1 clove garlic"),
    ("a pinch of salt", 2, 1, "2 pinches of salt"), ("2 pinches of salt", 1, 2, "a pinch of salt"),
    ("salt, to taste", 3, 1, "salt, to taste"),
    ("2-3 carrots, diced", 2, 1, "4–6 carrots, diced"), ("Juice of 1 lemon", 1, 2, "Juice of ½ lemon"),
    ("100 g sugar", 1, 3, "33.3 g sugar"),
    ("1 x 400g tin tomatoes", 2, 1, "2 × 400 g tins tomatoes"), ("125g/4½oz butter", 2, 1, "250 g/9 oz butter"),
    ("1 cup (240 ml) milk", 3, 1, "3 cups (720 ml) milk"),
    ("1 lb 8 oz beef", 2, 1, "3 lb beef"), ("1 small bunch parsley", 2, 1, "2 small bunches parsley"),
    ("▢ 1 egg", 2, 1, "▢ 2 egg"),
    ("Butter 200 g", 2, 1, "Butter 400 g"), ("about 200 g flour", 2, 1, "about 400 g flour"),
    ("1 dozen eggs", 1, 2, "½ dozen eggs"),
    ("4 chicken breasts (about 600 g)", 1, 2, "2 chicken breasts (about 300 g)"),
    ("4 breasts (150 g each)", 2, 1, "8 breasts (150 g each)"),
    ("salt, 1/2 tsp, or to taste", 2, 1, "salt, 1 tsp, or to taste"), ("1. 2 cups sugar", 2, 1, "1. 4 cups sugar"),
    ("00 flour 200 g", 2, 1, "00 flour 400 g"), ("Butter (200 g), soft", 2, 1, "Butter (400 g), soft"),
    ("2 x 400 g tins tomatoes", 2, 1, "4 × 400 g tins tomatoes"), ("2 tins x 400 g", 2, 1, "4 tins x 400 g"),
    ("2 tins tomatoes (400 g)", 2, 1, "4 tins tomatoes (400 g)"),
    ("1 (9 inch) pie crust", 2, 1, "2 (9 inch) pie crust"),
    ("1 cup (2 sticks) butter", 2, 1, "2 cups (4 sticks) butter"),
    ("1 lb (about 3 medium) potatoes", 2, 1, "2 lb (about 6 medium) potatoes"),
    ("1 lb (16-20) prawns", 2, 1, "2 lb (16-20) prawns"),
    ("1 cup sugar plus 2 tbsp", 2, 1, "2 cups sugar plus 4 tbsp"),
    ("1 tsp salt and ½ tsp pepper", 2, 1, "2 tsp salt and 1 tsp pepper"),
    ("2 tbsp butter or 1 tbsp oil", 2, 1, "4 tbsp butter or 2 tbsp oil"),
    ("2 eggs plus 1 yolk", 2, 1, "4 eggs plus 2 yolk"),
    ("1 tsp stirred into ¼ cup water", 2, 1, "2 tsp stirred into ½ cup water"),
    ("1 chicken, cut into 8 pieces", 2, 1, "2 chicken, cut into 8 pieces"),
    ("1 pack (3 or 4 pieces)", 2, 1, "2 packets (3 or 4 pieces)"),
    ("1 tin (400 g or 14 oz) beans", 2, 1, "2 × 400 g tins beans"),
    ("1 kg beef, cut into 2 cm cubes", 2, 1, "2 kg beef, cut into 2 cm cubes"),
    ("1 ½ - 2 cups rice", 2, 1, "3–4 cups rice"), ("1/2 to 3/4 cup milk", 2, 1, "1–1 ½ cups milk"),
    ("6 cloves", 2, 1, "12 cloves"), ("1 tsp salt", 2, 3, "⅔ tsp salt"),
    ("1 000 g rice", 8, 4, "2 kg rice"), ("12\u{202F}000 g lentils", 1, 24, "500 g lentils"),
    ("1 x egg", 2, 1, "2 egg"), ("½ a lemon", 2, 1, "1 lemon"), ("[ ] 3 carrots", 2, 1, "[ ] 6 carrots"),
    ("4- to 5-pound chicken", 2, 1, "8–10 lb chicken"), ("A generous ½ teaspoon salt", 2, 1, "1 generous tsp salt"),
    ("20 cup-shaped leaves", 1, 2, "10 cup-shaped leaves"), ("2 cups to 3 cups stock", 2, 1, "4–6 cups stock"),
    ("½ cup (1 stick) plus 2 tbsp butter", 2, 1, "1 cup (2 sticks) plus 4 tbsp butter"),
    ("½ cup/4 ounces/115 grams sugar", 2, 1, "1 cup/8 oz/230 g sugar"),
    ("½ cup cream 125 ml", 2, 1, "1 cup cream 250 ml"), ("1 can (19 oz/540 ml) beans", 2, 1, "2 × 19 oz tins beans"),
    ("1 l 5 % milk", 2, 1, "2 l 5 % milk"), ("250 ml milk", 5, 4, "312.5 ml milk"),
  ])
  func `has the scaled quantity`(line: String, servings: Int, outOf: Int, text: String) throws {
    let factor = try #require(Quantity(servings, over: outOf))

    #expect(IngredientLine(line).scaled(by: factor).text == text)
  }

  @Test func `is unchanged after scaling up and down`() throws {
    let (three, third) = (try #require(Quantity(3)), try #require(Quantity(1, over: 3)))

    for line in ["1 ½ cups flour", "2-3 carrots", "1 cup plus 2 tbsp milk", "a pinch of salt"] {
      let read = IngredientLine(line)
      #expect(read.scaled(by: three).scaled(by: third).measures == read.measures)
    }
  }
}
