import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A grocery's shown name` {
  @Test(arguments: [
    ("500 g boneless, skinless duck breasts", "duck breasts"), ("2 of the ripest mangoes", "mangoes"),
    ("4 freshest eggs", "eggs"), ("200 g red, white or black rice", "red rice"),
    ("finely grated zest of 2 oranges", "oranges"), ("freshly squeezed juice of 3 limes", "limes"),
    ("4 portions haddock", "haddock"), ("3-inch stick cinnamon", "cinnamon stick"),
    ("2 tbsp vinegar, sherry", "sherry vinegar"),
    ("4 cod fillets", "cod fillets"), ("9 lasagne sheets", "lasagne sheets"),
    ("3 mozzarella balls", "mozzarella balls"), ("1 cup fresh or frozen cranberries", "cranberries"),
    ("2 tbsp chopped or slivered almonds", "slivered almonds"), ("1 cup very strong espresso", "strong espresso"),
    ("1 cup low-fat, plain kefir", "low-fat, plain kefir"), ("2 cups torn, stemmed chard", "chard"),
    ("a few drops almond extract", "almond extract"), ("the ripest peaches you can find", "peaches"),
    ("5 Garlic Cloves", "garlic"), ("1 garlic clove, crushed", "garlic"),
  ])
  func `is the plain name of the ingredient`(line: String, name: String) {
    #expect(IngredientGroceries(IngredientLine(line)).all.map(\.name.text) == [name])
  }

  @Test func `in German gets one sum of weights and pieces`() throws {
    let kitchen = try Kitchen(withFoods: true)

    try kitchen.buy(.made(1, "1,5 kg Kartoffeln"))
    try kitchen.buy(.made(2, "2 Kartoffeln"))

    let quantities = try kitchen.groceries.list(of: kitchen.cook).items.map { "\($0.quantity)" }
    #expect(quantities.count == 1)
    #expect(quantities.allSatisfy { !$0.contains("+") && !$0.isEmpty }, "\(quantities)")
  }
}

@Suite struct `The name part of an ingredient line` {
  @Test(arguments: [
    ("d'oignon", "oignon"), ("de farine", "farine"), ("of basil", "basil"), ("double cream", "double cream"),
  ])
  func `has no leading article or preposition`(rest: String, name: String) {
    #expect(IngredientLineParser.withoutPartitive(rest) == name)
  }
}
