import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `A note for next time` {
  private let kitchen: Kitchen
  private let soup: Recipe.ID

  init() throws {
    kitchen = try Kitchen()
    soup = try kitchen.catalogue.save([.soup])[0]
  }

  private func note(_ text: String, _ day: String = "2026-11-20", on id: Recipe.ID, by person: Person? = nil) throws {
    try kitchen.recipes.note(try NextTimeNote(text, on: .on(day)), of: id, by: person ?? kitchen.cook)
  }

  private func shown(_ id: Recipe.ID, to person: Person? = nil) throws -> String? {
    try kitchen.recipes.recipe(id, for: person ?? kitchen.cook).nextTime?.text
  }

  @Test func `is visible only to the household, also on a catalogue recipe`() throws {
    let bob = try kitchen.addMember("bob")

    try note("  Less ginger\n", on: soup)

    #expect(try shown(soup) == "Less ginger")
    #expect(try shown(soup, to: bob) == "Less ginger")
    #expect(try shown(soup, to: kitchen.stranger) == nil)
  }

  @Test func `keeps its day if the same text is sent again, and is removed by an empty text`() throws {
    try note("Less ginger", "2026-11-18", on: soup)
    try note("Less ginger", "2026-11-20", on: soup)
    #expect(try kitchen.recipes.recipe(soup, for: kitchen.cook).nextTime?.day == .on("2026-11-18"))

    try note(" ", on: soup)

    #expect(try shown(soup) == nil)
    #expect(try kitchen.count("recipe_figures") == 0)
  }

  @Test func `is independent of the household's figures`() throws {
    try note("Thin it", on: soup)
    try kitchen.recipes.remember(of: soup, by: kitchen.cook) { $0.servings = Servings(3) }
    #expect(try shown(soup) == "Thin it")

    try kitchen.recipes.remember(of: soup, by: kitchen.cook) { $0 = RecipeFigures() }
    #expect(try shown(soup) == "Thin it")

    try kitchen.recipes.remember(of: soup, by: kitchen.cook) { $0.servings = Servings(5) }
    try note("", on: soup)
    #expect(try kitchen.recipes.recipe(soup, for: kitchen.cook).numbers.servings?.value == Servings(5))
  }

  @Test func `moves to the household's copy, and returns when the copy is deleted`() throws {
    try note("More leeks", on: soup)
    let revision = try kitchen.recipes.recipe(soup, for: kitchen.cook).revision
    let update = try kitchen.recipes.update(soup, to: .named("Ours"), picture: nil, from: revision, by: kitchen.cook)
    guard case .saved(let copy) = update else { throw StoreError.notFound }
    #expect(try shown(copy) == "More leeks")
    #expect(try shown(soup) == nil)

    try note("No leeks", on: copy)
    try kitchen.recipes.delete(copy, by: kitchen.cook)

    #expect(try shown(soup) == "No leeks")
  }

  @Test func `is refused if it is too long or on another household's recipe`() throws {
    let own = try kitchen.add(.pancakes)

    #expect(throws: RecipeError.self) { try NextTimeNote(String(repeating: "é", count: 1_001), on: nil) }
    #expect(throws: RecipeError.nullCharacter) { try NextTimeNote("a\u{0}b", on: nil) }
    #expect(throws: StoreError.notFound) { try note("Mine", on: own, by: kitchen.stranger) }
  }
}
