import Testing

@testable import TiffinCore

@Suite struct `An ingredient's name` {
  @Test(arguments: [
    ("2 cups beef, chicken, or vegetable stock", "2 cups", "beef stock"),
    ("1 tbsp olive, canola, or grapeseed oil", "1 tbsp", "olive oil"),
    ("1 can diced, crushed, or whole tomatoes", "1 tin", "diced tomatoes"),
    ("6 flour, corn, or whole wheat tortillas", "6", "flour tortillas"),
    ("500 g pork, beef or veal mince", "500 g", "pork mince"), ("1 cup fresh, canned, or frozen corn", "1 cup", "corn"),
    ("3 tbsp white wine, rice or cider vinegar", "3 tbsp", "white wine vinegar"),
    ("1 cup almond, soy, or oat milk", "1 cup", "almond milk"),
    ("2 tbsp lemon, lime or orange juice, plus more to taste", "2 tbsp", "lemon juice"),
    ("4 oz Cheddar, Gruyère, or Swiss cheese, grated", "4 oz", "Cheddar cheese"),
    ("1 can pinto, black, or kidney beans", "1 tin", "pinto beans"),
    ("1½ lb cod, halibut, or snapper", "1 ½ lb", "cod"),
    ("½ cup butter, margarine, or vegetable oil", "½ cup", "butter"),
    ("1 cup blueberries, raspberries, or mixed berries", "1 cup", "blueberries"),
    ("6 salmon, trout, or cod fillets", "6", "salmon fillets"),
    ("2 cups whole, reduced-fat, or skim milk", "2 cups", "milk"), ("1 cup fresh, or frozen peas", "1 cup", "peas"),
    ("1 lb shiitake, oyster or button mushrooms, sliced", "1 lb", "shiitake mushrooms"),
    ("2 jalapeño, serrano, or Fresno chiles, minced", "2", "jalapeño chiles"),
    ("200 g sheep's, goat's or cow's milk cheese", "200 g", "sheep's milk cheese"),
    ("1 cup cream, milk, or sour cream", "1 cup", "cream"),
    ("2 tbsp cornstarch, arrowroot, or rice flour", "2 tbsp", "cornstarch"),
    ("4 cups arugula, spinach, or romaine lettuce", "4 cups", "arugula"),
    ("3 King Edward, Yukon Gold, or other potatoes", "3", "King Edward potatoes"),
    ("1 lb penne, ziti, or other short pasta", "1 lb", "penne"),
    ("2 tbsp parsley, dill or chives", "2 tbsp", "parsley"),
    ("1 lb chicken, turkey, or duck breast", "1 lb", "chicken breast"),
    ("1 cup semisweet, bittersweet, or milk chocolate chips", "1 cup", "semisweet chocolate chips"),
    ("1 tbsp red, yellow or green curry paste", "1 tbsp", "red, yellow or green curry paste"),
    ("500 g low, no or full-fat yogurt", "500 g", "low, no or full-fat yogurt"),
    ("2 cups chicken or vegetable broth", "2 cups", "chicken or vegetable broth"),
    ("1 cup peanut, almond, or cashew butter", "1 cup", "peanut butter"),
    ("2 tbsp corn, potato, or tapioca starch", "2 tbsp", "corn starch"),
  ])
  func `is one of several alternatives`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test(arguments: [
    ("3 lb ripest, juiciest peaches", "3 lb", "peaches"), ("1 lb freshest, most fragrant basil", "1 lb", "basil"),
    ("2 cups cold, bubbly water", "2 cups", "cold, bubbly water"),
    ("4 boneless, skin-on chicken thighs", "4", "boneless, skin-on chicken thighs"),
    ("1 cup grated, about 4 oz, cheddar", "1 cup", "cheddar"), ("2 large, juicy lemons", "2", "juicy lemons"),
    ("1 loaf crusty, day-old bread", "1 loaf", "crusty, day-old bread"),
    ("1 cup best-quality, dark chocolate chips", "1 cup", "dark chocolate chips"),
    ("1 whole, boned and rolled", "1", "whole"), ("3 sweet, ripe mangoes", "3", "sweet, ripe mangoes"),
  ])
  func `includes plain adjectives, but no superlatives or praise`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test(arguments: [
    ("1 tsp each cumin, coriander and paprika", "1 tsp", "cumin"),
    ("¼ cup each: chopped onion, celery", "¼ cup", "onion"), ("1 tbsp each of oil and vinegar", "1 tbsp", "oil"),
  ])
  func `is the first of several ingredients with the same amount`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test(arguments: [
    ("1/2 cup (1 stick; 113g) unsalted butter", "½ cup", "unsalted butter"), ("1 cup 240ml) milk", "1 cup", "milk"),
    ("1/2 cup (113g unsalted butter", "½ cup", "unsalted butter"),
    ("1 foam gun (also known as an espuma gun", "1", "foam gun"), ("2 cups flour) sifted", "2 cups", "flour"),
    ("2 onions (chopped", "2", "onions"), ("3 carrots [peeled]", "3", "carrots"), ("[2 cups] milk", "2 cups", "milk"),
    ("80 g) melted butter", "80 g", "butter"),
  ])
  func `has no unmatched brackets`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test(arguments: [
    ("optional: 75g walnuts", "75 g", "walnuts"), ("Optional - 1 tbsp honey", "1 tbsp", "honey"),
    ("(optional) 1 tsp chilli flakes", "1 tsp", "chilli flakes"), ("Optional: chopped nuts", "", "chopped nuts"),
    ("For the sauce: 2 tbsp soy sauce", "2 tbsp", "soy sauce"), ("To serve: 4 lemon wedges", "4", "lemon wedges"),
    ("Garnish: 2 sprigs mint", "2 sprigs", "mint"), ("evtl. 1 Ei", "1", "Ei"),
    ("evtl. etwas Salz", "", "Salz"), ("facultatif : 50 g de noix", "50 g", "noix"),
    ("For garnish: chives", "", "chives"), ("To serve: lime wedges", "", "lime wedges"),
    ("Optional toppings: sour cream", "", "sour cream"), ("Zum Servieren: Baguette", "", "Baguette"),
  ])
  func `does not include a label such as “Optional:” or “To serve:”`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test(arguments: [("Mehl: 500 g", "500 g", "Mehl"), ("Sauce: mint", "", "Sauce: mint")])
  func `may precede or include a colon`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test(arguments: [
    ("3-4 garlic cloves finely chopped", "3–4 cloves", "garlic cloves"), ("2 onions finely sliced", "2", "onions"),
    ("4 eggs lightly beaten", "4", "eggs"), ("500 g potatoes peeled and diced", "500 g", "potatoes"),
    ("100 g butter melted", "100 g", "butter"), ("1 bunch parsley roughly chopped", "1 bunch", "parsley"),
    ("2 carrots chopped", "2", "carrots"), ("1 lb chicken cut into strips", "1 lb", "chicken"),
    ("1 tin chopped tomatoes", "1 tin", "chopped tomatoes"),
    ("200 g sun-dried tomatoes", "200 g", "sun-dried tomatoes"), ("2 tbsp chopped", "2 tbsp", "chopped"),
    ("400 g potatoes scrubbed and cut into chunks", "400 g", "potatoes"),
    ("200 g linseed ground", "200 g", "linseed ground"), ("1 bread, sliced", "1", "bread"),
  ])
  func `ends before preparation words`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test(arguments: [
    ("2 cm piece ginger, grated", "2 cm", "ginger"), ("1-inch piece fresh ginger", "1 inch", "fresh ginger"),
    ("5cm/2in length cinnamon stick", "5 cm", "cinnamon stick"), ("1 recipe pie dough", "1", "pie dough"),
    ("2 ears of corn", "2 ears", "corn"), ("small bunch fresh dill", "1 bunch", "fresh dill"),
    ("sprig fresh thyme", "1 sprig", "fresh thyme"), ("2 thyme sprigs", "2 sprigs", "thyme"),
    ("3 celery sticks, chopped", "3 stalks", "celery"), ("2 celery stalks", "2 stalks", "celery"),
    ("1 fennel bulb", "1 bulb", "fennel"), ("2 garlic cloves, crushed", "2 cloves", "garlic cloves"),
    ("1 garlic bulb", "1 bulb", "garlic"), ("2 bay leaves", "2", "bay leaves"),
    ("6 asparagus spears", "6 spears", "asparagus"), ("2 cinnamon sticks", "2", "cinnamon sticks"),
    ("1 tbsp butter for sautéing", "1 tbsp", "butter"), ("breadcrumbs for coating", "", "breadcrumbs"),
    ("2 tbsp butter and 1 tbsp oil", "2 tbsp", "butter"), ("16 shrimp in their shells", "16", "shrimp"),
    ("4 tiny shallots", "4", "shallots"), ("2 tbsp sliced or chopped pecans", "2 tbsp", "pecans"),
    ("8 cups chopped, stemmed kale", "8 cups", "kale"), ("1 cup shredded red cabbage", "1 cup", "red cabbage"),
    ("½ cup crumbled feta", "½ cup", "feta"), ("1 tbsp toasted sesame seeds", "1 tbsp", "sesame seeds"),
    ("1 tin crushed tomatoes", "1 tin", "crushed tomatoes"), ("6 toasted pine nuts", "6", "pine nuts"),
    ("1 tbsp toasted sesame oil", "1 tbsp", "toasted sesame oil"),
    ("Thinly sliced, peeled, and seeded cucumber", "", "cucumber"),
    ("2 cups peeled, cored and diced apples", "2 cups", "apples"),
    ("1 cup smoked, peeled mussels", "1 cup", "smoked, peeled mussels"),
    ("500 g boneless, skinned chicken breast", "500 g", "boneless, skinned chicken breast"),
  ])
  func `has no words for pieces, and stalks and sprigs are units`(line: String, amount: String, name: String) {
    expect(line, amount, name)
  }

  @Test func `is kept for each of several ingredients that share an amount`() throws {
    let line = IngredientLine("½ cup each chopped onion, celery & peeled carrot")
    #expect(line.name == "onion" && line.others == ["celery", "carrot"] && line.amount.text == "½ cup")
    #expect(line.scaled(by: try #require(Quantity(2))).others == line.others)

    let recipe = GroceryRecipe(id: Recipe.ID(1), name: "Soup", ingredients: [.line("1 tsp each thyme and sage")])
    #expect(recipe.lines.map(\.name.text) == ["dried thyme", "sage"])
    #expect(recipe.lines.allSatisfy { $0.amount.text == "1 tsp" } && recipe.marks.count == 2)
  }

  @Test func `is separate from labels and other words, which become the note`() {
    #expect(IngredientLine("optional: 1 tbsp honey").note == "optional")
    #expect(IngredientLine("[optional] 1 tsp vanilla").note == "optional")
    #expect(IngredientLine("1 cup olive, canola, or corn oil").note == "canola, or corn oil")
    #expect(IngredientLine("2 lb ripest, sweetest plums, halved").note == "ripest, sweetest, halved")
  }

  private func expect(_ line: String, _ amount: String, _ name: String) {
    let read = IngredientLine(line)
    #expect(read.text == line && read.amount.text == amount && read.name == name, "\(read)")
  }
}
