import Testing

@testable import TiffinCore

@Suite struct `A recipe's search words` {
  @Test(arguments: ["tiramisù", "masc", "ITALIAN", "dessert", "coffee mascarpone", "layer"])
  func `come from its name, ingredients, category, cuisine and tags`(text: String) throws {
    let kitchen = try Kitchen()
    try kitchen.note(.tiramisu, as: 7, of: nil)

    #expect(try kitchen.recipes(text, of: nil) == [7])
  }

  @Test(arguments: ["500", "sifted", "butter", "ascarpone", "!"])
  func `leave out quantities and remarks, and match only from the start of a word`(text: String) throws {
    let kitchen = try Kitchen()
    try kitchen.note(.tiramisu, as: 7, of: nil)

    #expect(try kitchen.recipes(text, of: nil) == [])
  }

  @Test func `are kept apart for each household and for the catalogue`() throws {
    let kitchen = try Kitchen()
    try kitchen.note(.tiramisu, as: 7, of: nil)
    try kitchen.note(.tiramisu, as: 8, of: kitchen.cook.household)
    try kitchen.note(.tiramisu, as: 9, of: kitchen.stranger.household)

    #expect(try kitchen.recipes("tiramisu", of: nil) == [7])
    #expect(try kitchen.recipes("tiramisu", of: kitchen.cook.household) == [8])
    #expect(try kitchen.recipes("tiramisu", of: kitchen.stranger.household) == [9])
  }

  @Test func `fit the limits of a server's index`() throws {
    let kitchen = try Kitchen()
    var content = RecipeContent(name: RecipeName(stored: "Tiramisu"))
    // The shortest words make the longest index text, since each has the household's number: here a million bytes.
    let line = String(repeating: "b d f h ", count: RecipeIngredient.limit / 8)
    content.ingredients = Array(repeating: .line(line), count: RecipeIngredient.mostLines)
    let household = Household.ID(12_345_678)

    try kitchen.note(content, as: 7, of: household)

    #expect(RecipeWordIndex.text(of: content, household).utf8.count > 1_000_000)
    #expect(try kitchen.recipes("tiramisu", of: household) == [7])
  }

  @Test func `can be replaced and removed`() throws {
    let kitchen = try Kitchen()
    let words = RecipeWordIndex(kitchen.database.dialect)
    try kitchen.note(.tiramisu, as: 7, of: nil)
    try kitchen.note(.tiramisu, as: 8, of: nil)

    try kitchen.database.write { statements throws(StoreError) in
      try words.replace(Identifier(7), RecipeContent(name: RecipeName(stored: "Zabaglione")), of: nil, statements)
      try words.remove(Identifier(8), statements)
    }

    #expect(try kitchen.recipes("tiramisu", of: nil) == [])
    #expect(try kitchen.recipes("zaba", of: nil) == [7])
  }
}

extension Kitchen {
  fileprivate func note(_ content: RecipeContent, as number: Int64, of owner: Household.ID?) throws {
    let words = RecipeWordIndex(database.dialect)
    try database.write { statements throws(StoreError) in
      try words.insert(Identifier(number), content, of: owner, statements)
    }
  }

  fileprivate func recipes(_ text: String, of owner: Household.ID?) throws -> [Int] {
    let words = RecipeWordIndex(database.dialect)
    let search = try #require(MealSearch(text))
    guard let pattern = words.pattern(search, of: owner) else { return [] }
    return try database.read { statements throws(StoreError) in
      try statements.all(words.recipes(matching: "$1"), [.text(pattern)]) { $0.int(0) }
    }
  }
}

extension RecipeContent {
  fileprivate static var tiramisu: RecipeContent {
    var content = RecipeContent(name: RecipeName(stored: "Tiramisu"))
    content.ingredients = [
      .line("500 g mascarpone"), .line("2 tbsp cocoa, sifted"),
      .pair(CatalogueIngredient(name: "Strong Coffee", measure: "300ml")),
    ]
    content.category = RecipeFieldText(stored: "Dessert")
    content.cuisine = RecipeFieldText(stored: "Italian")
    content.tags = ["Layered"]
    return content
  }
}
