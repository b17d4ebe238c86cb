import Testing

@testable import TiffinCore

@Suite struct `An ingredient line's food` {
  @Test(
    arguments: [
      ("4 tuna steaks", "Fish, tuna, fresh"), ("2 halibut steaks, skinned", "Fish, halibut"),
      ("4 bone-in lamb shoulder chops", "Lamb"), ("600 g veal shoulder, cubed", "Veal, shoulder"),
      ("3 ground turkey patties", "Ground turkey"), ("500 g ground bison", "Game meat"),
      ("6 zucchini blossoms", "Pumpkin flowers"), ("2 tbsp chocolate spread", "Chocolate-flavored hazelnut spread"),
      ("1 loaf banana bread", "Bread, banana"), ("2 slices pound cake", "Cake, pound"),
      ("200 g smoked haddock", "Fish, haddock, smoked"), ("3 star fruits", "Carambola"),
      ("1 cup halved cherry tomatoes", "Tomatoes, red, ripe, raw"),
      ("400 g tinned cherry tomatoes", "Tomatoes, red, ripe, canned"),
      ("2 cups cooked quinoa", "Quinoa, cooked"), ("100 g dried cranberries", "Cranberries, dried"),
      ("1 tbsp dried mint", "Spearmint, dried"), ("150 g canned peaches", "Peaches, canned"),
      ("100 g low-fat plain yoghurt", "Yogurt, plain, low fat"), ("2 stalks celery, leaves removed", "Celery"),
      ("400 g rigatoni pasta", "Pasta, dry"), ("3 lemon wedges", "Lemons, raw"),
      ("1 cup romano cheese", "Cheese, romano"),
      ("100 g stem ginger", "Candied fruit"), ("2 tbsp salt-packed capers", "Capers"),
      ("2 ripe hass avocados", "Avocados"), ("150 g parsnip chunks", "Parsnips"),
      ("1 unbaked tart case", "Pie crust"), ("250 g mini pasta shells", "Pasta, dry"), ("2 lime twists", "Limes"),
      ("100 g goat cheese crumbles", "Cheese, goat"), ("2 cups melon balls", "Melons"),
      ("1 bar dark chocolate", "Chocolate, dark"),
      ("1 wax gourd", "Waxgourd"), ("2 black cod fillets", "Fish, sablefish"), ("2 tart apples", "Apples, raw"),
      ("1 roll puff pastry", "Puff pastry"), ("6 bread rolls", "Rolls, dinner"), ("2 tbsp fish sauce", "Sauce, fish"),
      ("1 head butter lettuce", "Lettuce, butterhead"), ("2 mozzarella balls", "Cheese, mozzarella"),
      ("500 g Möhren", "Carrots"), ("1 Knoblauchzehe", "Garlic"), ("200 ml Sahne", "Cream"),
      ("400 g mince (lamb)", "Lamb, ground"), ("1 cup yoghurt (almond or coconut), plain", "Almond yogurt"),
      ("2 cups milk (coconut)", "Nuts, coconut milk"),
    ])
  func `is found by its last noun and modifiers`(line: String, food: String) throws {
    let kitchen = try Kitchen(withFoods: true)
    let found = try kitchen.food(of: line)

    #expect(found?.hasPrefix(food) == true, "\(found ?? "none")")
  }

  @Test(
    arguments: [
      "1 pizza base", "2 portions of aunt's ravioli sauce", "300 g caerphilly cheese", "2 elk sausages",
      "100 g carob spread",
      "4 fish cakes", "1 garlic bread", "2 tbsp pickle juice", "2 cups sweet potato noodles",
      "1 cup sourdough starter", "2 cinnamon butter", "1 coconut macaroon crust", "2 tbsp sweet chilli sauce",
      "4 portions of nonna's lasagne", "1 mum's pie crust", "3 aubergine leaves", "1 cup apple seeds",
      "2 cups pork broth", "1 tsp lemon leaves", "5 pear leaves",
      "1 rhubarb crumble", "2 pear crisps", "3 sea cucumbers", "200 g sea lettuce", "4 summer rolls",
      "2 scotch eggs", "1 banana split", "4 lime bars", "2 raspberry tarts", "12 prawn balls", "6 carrot nuggets",
      "2 spinach balls", "1 slice swiss roll", "3 orange drops", "1 bombay duck", "4 date squares",
      "1 tbsp shea butter",
      "1 bottle bitter lemon", "1 cup spanish rice", "6 garlic bread sticks", "12 sesame bread sticks",
      "4 pizza sticks",
    ])
  func `is none if the food table has only similar foods`(line: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    #expect(try kitchen.food(of: line) == nil)
  }

  @Test(
    arguments: [
      ("500 ml chicken or vegetable stock", "Soup, chicken broth"), ("1 l ham or beef broth", "Soup, beef broth"),
      ("400 ml goose or vegetable stock", "Soup, vegetable broth"),
      ("2 cups vegetable or beef broth", "Soup, vegetable broth"),
      ("100 ml olive or rapeseed oil", "Oil, olive"),
      ("150 ml red or white wine", "Alcoholic beverage, wine, table, red"),
      ("1 cup low-fat or full-fat Greek yogurt", "Yogurt, Greek, plain, lowfat"), ("2 tbsp butter or oil", "Butter"),
      ("¼ cup canola, corn, or sunflower oil", "Oil, canola"), ("100 g walnuts or pecans", "Nuts, walnuts"),
      ("2 onion or garlic powder", "Spices, onion powder"), ("200 g ghyrn or plain flour", "Wheat flour"),
    ])
  func `is the first of several alternatives`(line: String, food: String) throws {
    let kitchen = try Kitchen(withFoods: true)
    let found = try kitchen.food(of: line)

    #expect(found?.hasPrefix(food) == true, "\(found ?? "none")")
  }

  @Test func `is negligible for spices that are not in the food table`() throws {
    let kitchen = try Kitchen(withFoods: true)

    let lines = try kitchen.contents([.line("2 tsp sumac"), .line("1 tbsp garam masala")]).lines

    #expect(lines.map(\.match) == [.nothing, .nothing])
    #expect(lines.allSatisfy { $0.isKnown })
  }

  @Test(arguments: ["fine sea salt & cracked black pepper", "Salt & coarsely ground pepper, to taste", "salt & pepper"])
  func `is negligible for salt and pepper in several spellings`(line: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    #expect(try kitchen.contents([.line(line)]).lines.map(\.match) == [.nothing])
  }

  @Test func `exists for every food code of the kitchen table`() throws {
    let kitchen = try Kitchen(withFoods: true)

    let codes = try kitchen.database.read { statements throws(StoreError) in
      try statements.all("SELECT code FROM food WHERE source = 'usda'", []) { row in row.text(0) }
    }

    #expect(KitchenTable.foods.subtracting(codes) == [])
  }
}
