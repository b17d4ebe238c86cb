import Testing

@testable import TiffinCore

@Suite struct `The key of an item's name` {
  @Test(arguments: [
    ("Tomato", "tomatoes"), ("Egg", "EGGS"), ("berry", "Berries"), ("bay leaf", "Bay  Leaves"), ("leaf", "leafs"),
    ("potato", " potatoes "), ("peach", "peaches"), ("radish", "radishes"), ("glass", "glasses"), ("box", "boxes"),
    ("loaf", "loaves"), ("olive", "olives"), ("clove", "cloves"), ("cherry", "cherries"), ("anchovy", "anchovies"),
    ("cookie", "cookies"), ("chilli", "chillies"), ("chili", "chilies"), ("cheese", "cheeses"), ("quiche", "quiches"),
    ("mango", "mangoes"), ("mango", "mangos"), ("tomato", "tomatos"), ("blackberry", "blackberrys"), ("pea", "peas"),
    ("lentil", "lentils"), ("goat's cheese", "goats cheese"), ("goat’s cheese", "Goats Cheese"), ("half", "halves"),
    ("self-raising flour", "Self raising flour"), ("crème fraîche", "Creme Fraiche"), ("garlic clove", "Garlic"),
    ("garlic cloves", "garlic"), ("shiitake mushroom", "Shiitake mushrooms"), ("pie", "pies"), ("Öl", "ol"),
    ("egg\u{A0}yolk", "egg yolks"), ("brownie", "brownies"), ("zucchini", "zucchinis"),
    ("spring onion", "Spring Onions"),
  ])
  func `is equal for variants of the name`(one: String, other: String) {
    #expect(GroceryItemKey(one) == GroceryItemKey(other))
  }

  @Test(arguments: [
    "glass", "couscous", "hummus", "asparagus", "molasses", "watercress", "swiss", "bass", "haggis", "cassis",
    "octopus",
    "citrus", "gas", "schnapps", "grits", "ras el hanout",
  ])
  func `keeps a final s that is not a plural`(name: String) {
    #expect(GroceryItemKey(name).text == name)
  }

  @Test(arguments: [
    ("butter", "peanut butter"), ("egg", "egg yolk"), ("clove", "garlic clove"), ("rice", "rise"), ("flour", "flower"),
    ("leek", "leaf"), ("tomato", "tomato puree"), ("bean", "beef"), ("cream", "ice cream"), ("glass", "gla"),
  ])
  func `differs for different items`(one: String, other: String) {
    #expect(GroceryItemKey(one) != GroceryItemKey(other))
  }

  @Test(arguments: ["", " ", "!?", "\u{200B}"]) func `is empty without a letter`(name: String) {
    #expect(GroceryItemKey(name).text == "")
  }

  @Test func `is the same if it is made from a key`() {
    for name in ["Bay Leaves", "Cherries", "Garlic cloves", "goat's cheese", "Brownies", "chillies", "glasses"] {
      #expect(GroceryItemKey(GroceryItemKey(name).text) == GroceryItemKey(name))
    }
  }
}
