import TestServer
import Testing

@testable import TiffinCore

@Suite struct `A catalogue recipe in Tiffin's export` {
  private let (kitchen, other): (Kitchen, Kitchen)
  private let original: Recipe.ID
  private let there: Recipe.ID

  init() throws {
    (kitchen, other) = (try Kitchen(), try Kitchen())
    original = try kitchen.catalogue.save([.soup])[0]
    there = try other.catalogue.save([.soup])[0]
  }

  private func edit(_ change: (inout RecipeContent) throws -> Void) throws {
    let recipe = try kitchen.recipes.recipe(original, for: kitchen.cook)
    var content = recipe.content
    try change(&content)
    _ = try kitchen.recipes.update(original, to: content, picture: nil, from: recipe.revision, by: kitchen.cook)
  }

  /// Adds a meal of the recipe that was neither planned nor a favourite.
  private func eat() throws {
    var meal = try MealContent.toast()
    (meal.energy, meal.isEstimated) = (try Energy(kilocalories: 310), true)
    meal.share = ServingsDivisor(recipe: original, servings: try #require(Servings(4)), isAssumed: true)
    try kitchen.add(meal)
  }

  private func remembered(in kitchen: Kitchen, _ id: Recipe.ID) throws -> RecipeFigures {
    try kitchen.recipes.recipe(id, for: kitchen.cook).numbers.remembered
  }

  /// The other household's own recipes.
  private func own() throws -> [RecipeContent] {
    var query = RecipeQuery()
    query.isOwn = true
    return try other.recipes.page(query, for: other.cook).recipes
      .map { try other.recipes.recipe($0.id, for: other.cook).content }
  }

  private static let edits: [@Sendable (inout RecipeContent) throws -> Void] = [
    { $0.notes = try MealNotes("Less salt.") }, { $0.rating = try Rating(5) },
    { $0.ingredients.append(.line("1 leek")) }, { $0.instructions = RecipeFieldText(stored: "Boil for 20 minutes.") },
  ]

  @Test(arguments: edits.indices) func `is imported as the household's own if it was edited`(index: Int) throws {
    try edit(Self.edits[index])
    let recipes = try kitchen.exportedRows(of: .recipes)

    let bytes = try kitchen.exportedBytes()
    let (first, again) = (try other.bringOwn(bytes), try other.bringOwn(bytes))

    #expect(first.added == 1 && again.added == 0)
    #expect(try own().count == 1)
    #expect(try other.exportedRows(of: .recipes) == recipes)
  }

  @Test func `counts as new if it was edited, and as known if not`() throws {
    func known() throws -> Int {
      let id = try ImportJobStore(other.database).hold(
        kitchen.exportedBytes(), named: "mine.zip", by: other.cook)
      return try other.database.read { statements throws(StoreError) in
        try ImportJobStore.job(id, for: other.cook, statements)
      }.known
    }
    // Its favourite mark moves to the copy.
    try kitchen.recipes.setFavourite(original, true, by: kitchen.cook)
    #expect(try known() == 1)

    try edit { $0.notes = try MealNotes("Less salt.") }

    #expect(try known() == 0)
  }

  @Test func `is exported beside the household's copy, and both are imported once`() throws {
    try kitchen.recipes.remember(of: original, by: kitchen.cook) { $0.servings = Servings(6) }
    try edit { $0.notes = try MealNotes("Less salt.") }
    let (bytes, rows) = (try kitchen.exportedBytes(), try kitchen.exportedRows(of: .recipes))
    #expect(rows.count == 2)
    let empty = try Kitchen()

    let first = [try empty.bringOwn(bytes), try other.bringOwn(bytes)]
    let again = [try empty.bringOwn(bytes), try other.bringOwn(bytes)]

    #expect(first.map(\.added) == [2, 1] && again.map(\.added) == [0, 0])
    for household in [empty, other] { #expect(try household.exportedRows(of: .recipes) == rows) }
  }

  @Test func `stays a catalogue recipe if it is unchanged, with the household's figures`() throws {
    let figures = RecipeFigures(
      servings: Servings(6), energy: try Energy(kilocalories: 411), macros: Macros(fat: try Mass(milligrams: 9_000)),
      cost: Money(minorUnits: 199), time: CookTime(minutes: 25))
    try kitchen.recipes.remember(of: original, by: kitchen.cook) { $0 = figures }

    let bytes = try kitchen.exportedBytes()
    let (first, again) = (try other.bringOwn(bytes), try other.bringOwn(bytes))

    #expect(first.added == 0 && first.known == 1 && again.known == 1)
    #expect(try own().isEmpty)
    #expect(try remembered(in: other, there) == figures)
    #expect(try other.exportedRows(of: .recipes) == kitchen.exportedRows(of: .recipes))
  }

  @Test func `keeps the figures that the importing household knows and those of the recipe`() throws {
    try kitchen.recipes.remember(of: original, by: kitchen.cook) {
      $0 = RecipeFigures(servings: Servings(6), cost: Money(minorUnits: 199), time: CookTime(minutes: 25))
    }
    try other.recipes.remember(of: there, by: other.cook) { $0.servings = Servings(2) }
    try other.database.write { statements throws(StoreError) -> Void in
      try statements.run("UPDATE recipe SET minutes = 15 WHERE id = $1", [.id(there)])
    }

    _ = try other.bringOwn(kitchen.exportedBytes())

    #expect(
      try remembered(in: other, there) == RecipeFigures(servings: Servings(2), cost: Money(minorUnits: 199)))
  }

  @Test func `is included for meals made of it, only in the export of whoever ate it`() throws {
    let maya = try kitchen.addMember("maya")
    try eat()

    let rows = try kitchen.exportedRows(of: .diary)
    #expect(rows.map { $0.written("recipe") } == ["Milk Soup"])
    #expect(try kitchen.exportedRows(of: .recipes).map { $0.written("name") } == ["Milk Soup"])
    #expect(try kitchen.exportedRows(of: .recipes, for: maya).isEmpty)

    _ = try other.bringOwn(kitchen.exportedBytes())

    let eaten = try other.meals.meals(of: .day("2026-11-20"), of: other.cook.id)
    #expect(eaten.map(\.share?.recipe) == [there])
    #expect(try other.exportedRows(of: .diary) == rows)
  }

  @Test func `becomes the household's own on a server without it`() throws {
    let empty = try Kitchen()
    try eat()

    _ = try empty.bringOwn(kitchen.exportedBytes())

    for table in [ExportedTable.recipes, .diary] {
      #expect(try empty.exportedRows(of: table) == kitchen.exportedRows(of: table))
    }
  }
}
