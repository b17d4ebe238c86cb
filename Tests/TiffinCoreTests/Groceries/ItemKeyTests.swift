import Testing

@testable import TiffinCore

@Suite struct `Two items with the same name` {
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
  func `are known for the same`(one: String, other: String) {
    #expect(ItemKey(one) == ItemKey(other))
  }

  @Test(arguments: [
    "glass", "couscous", "hummus", "asparagus", "molasses", "watercress", "swiss", "bass", "haggis", "cassis",
    "octopus",
    "citrus", "gas", "schnapps", "grits", "ras el hanout",
  ])
  func `end in s without being more than one`(name: String) {
    #expect(ItemKey(name).text == name)
  }

  @Test(arguments: [
    ("butter", "peanut butter"), ("egg", "egg yolk"), ("clove", "garlic clove"), ("rice", "rise"), ("flour", "flower"),
    ("leek", "leaf"), ("tomato", "tomato puree"), ("bean", "beef"), ("cream", "ice cream"), ("glass", "gla"),
  ])
  func `are not mistaken for another`(one: String, other: String) {
    #expect(ItemKey(one) != ItemKey(other))
  }

  @Test(arguments: ["", " ", "!?", "\u{200B}"]) func `have no key without a letter`(name: String) {
    #expect(ItemKey(name).text == "")
  }

  @Test func `keep their key when it is taken for a name`() {
    for name in ["Bay Leaves", "Cherries", "Garlic cloves", "goat's cheese", "Brownies", "chillies", "glasses"] {
      #expect(ItemKey(ItemKey(name).text) == ItemKey(name))
    }
  }
}
