import TestServer
import Testing

@testable import TiffinCore

@Suite struct `Pages of recipes` {
  private let kitchen: Kitchen

  init() throws {
    kitchen = try Kitchen()
  }

  private func names(_ change: (inout RecipeQuery) -> Void = { _ in }) throws -> [String] {
    var query = RecipeQuery()
    change(&query)
    return try kitchen.recipes.page(query, for: kitchen.cook).recipes.map(\.name.text)
  }

  @Test func `are sorted by name, regardless of case and accents`() throws {
    for name in ["zucchini", "Éclair", "apple", "Banana"] { try kitchen.add(.named(name)) }

    #expect(try names() == ["apple", "Banana", "Éclair", "zucchini"])
  }

  @Test(arguments: [1, 2, 5, 24]) func `show each recipe once with any page size`(limit: Int) throws {
    for index in 0..<30 { try kitchen.add(.named(index % 3 == 0 ? "Soup" : "Soup \(index % 7)")) }
    var query = RecipeQuery()
    query.limit = 200
    let whole = try kitchen.recipes.page(query, for: kitchen.cook).recipes

    var cut: [ListedRecipe] = []
    query.limit = limit
    repeat {
      let page = try kitchen.recipes.page(query, for: kitchen.cook)
      #expect(page.recipes.count <= limit)
      cut += page.recipes
      query.after = try page.next.map { try #require(RecipeCursor($0.text)) }
    } while query.after != nil

    #expect(whole.count == 30)
    #expect(cut == whole)
  }

  @Test func `find word prefixes in name, ingredients, category, cuisine and tags`() throws {
    try kitchen.add(.pancakes)
    try kitchen.add(.named("Omelette", "3 eggs", category: "Breakfast", cuisine: "French"))
    let both = ["Omelette", "Pancakes "]

    for (text, found) in [
      ("panc", ["Pancakes "]), ("EGG", both), ("flour", ["Pancakes "]), ("breakf", both), ("french", ["Omelette"]),
      ("sunday", ["Pancakes "]), ("egg flour", ["Pancakes "]), ("egg beef", []), ("mix", []), ("sifted", []),
      ("!!!", []),
    ] {
      #expect(try names { $0.search = MealSearch(text) } == found, "\(text)")
    }
  }

  @Test(arguments: [
    ("fish and chips", "Fish & chips"), ("fish & chips", "Fish and chips"), ("aunties stew", "Auntie's stew"),
    ("auntie's stew", "Aunties stew"), ("shepherds pie", "Shepherd’s Pie"), ("pie with the leek", "Leek pie"),
    ("mac n cheese", "Mac and cheese"), ("peas", "Pea's soup"), ("and", "Andouille"),
  ]) func `ignore short words and apostrophes in a search`(text: String, name: String) throws {
    for name in [name, "Bread pudding"] { try kitchen.add(.named(name)) }

    #expect(try names { $0.search = MealSearch(text) } == [name])
  }

  @Test func `find common and rare words`() throws {
    for index in 0..<400 { try kitchen.add(.named("Stew \(index)", index % 4 == 0 ? "1 leek" : "1 carrot")) }

    #expect(try names { $0.search = MealSearch("stew") }.count == 24)
    #expect(
      try names {
        $0.search = MealSearch("stew leek"); $0.limit = 200
      }.count == 100)
    #expect(
      try names {
        $0.search = MealSearch("carrot"); $0.limit = 400
      }.count == 300)
  }

  @Test func `can be filtered by category, cuisine, time and favourites`() throws {
    let pancakes = try kitchen.add(.pancakes)
    try kitchen.add(.named("Omelette", category: "breakfast", cuisine: "French"))
    let stew = try kitchen.add(.named("Stew", cuisine: "french"))
    try kitchen.recipes.remember(of: stew, by: kitchen.cook) { $0 = RecipeFigures(time: CookTime(minutes: 90)) }
    try kitchen.recipes.setFavourite(pancakes, true, by: kitchen.cook)

    #expect(try names { $0.category = RecipeFieldText(stored: "BREAKFAST") } == ["Omelette", "Pancakes "])
    #expect(try names { $0.cuisine = RecipeFieldText(stored: "French") } == ["Omelette", "Stew"])
    #expect(
      try names {
        $0.category = RecipeFieldText(stored: "Breakfast")
        $0.cuisine = RecipeFieldText(stored: "French")
      } == ["Omelette"])
    #expect(try names { $0.isFavourite = true } == ["Pancakes "])
    #expect(try names { $0.atMost = CookTime(minutes: 35) }.contains("Pancakes "))
    #expect(try !names { $0.atMost = CookTime(minutes: 60) }.contains("Stew"))
    #expect(try names { $0.atMost = CookTime(minutes: 90) }.contains("Stew"))
  }

  @Test func `are filtered by cooking time, not by resting time`() throws {
    var stew = RecipeContent.named("Stew", "1 kg beef")
    stew.instructions = RecipeFieldText(stored: "Marinate overnight.\nFry for 25 minutes.")
    var cake = stew
    cake.name = RecipeName(stored: "Cake")
    cake.figures.time = CookTime(minutes: 510)
    try kitchen.add(stew)
    try kitchen.add(cake)

    #expect(try names { $0.atMost = CookTime(minutes: 30) } == ["Cake", "Stew"])
    #expect(try names { $0.atMost = CookTime(minutes: 15) } == [])
  }

  @Test(arguments: ["", "own", "own.61", "own.61.0", "OWN.61.1", "own.6.1", "own.61.1.", "all.00.1", "own.61.01"])
  func `refuse an invalid position`(text: String) {
    #expect(RecipeCursor(text) == nil)
  }
}
