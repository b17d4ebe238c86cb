import Testing

@testable import TiffinCore

@Suite struct `The initials of words` {
  @Test(arguments: [
    ([], 0), (["apple", "ale"], 1), (["zoo"], 1 << 25), (["0"], 1 << 26), (["9", "b"], 1 << 35 | 2),
    (["é"], 1 << (0xE9 % 27 + 36)), (["\u{1F355}"], 1 << (0x1F355 % 27 + 36)),
  ]) func `have a bit for each letter and digit, and share those above`(words: [String], bits: Int) {
    #expect(Initials(words).bits == bits)
  }

  @Test(arguments: [
    ("Crème brûlée", "creme brulee"), ("Œufs mimosa", "oeufs"), ("ΜΟΥΣΑΚΑΣ", "μουσακάς"), ("Grandma’s soup", "s so"),
    ("味噌ラーメン", "ラーメン"), ("Pizza 🍕 night", "🍕 n"), ("7-up", "u 7"), ("İzmir", "i"),
  ]) func `of a meal have those of what it is searched by`(name: String, typed: String) throws {
    let kitchen = try Kitchen()
    try kitchen.add(.plain(name))
    let found = try kitchen.all(.date, nil, typed, inPagesOf: 50).map(\.name.text)
    let asked = try #require(MealSearch(typed)).initials

    let meal = MealTerms(name, "", by: kitchen.cook.id).initials

    #expect(found == [name])
    #expect(asked.bits & meal.bits == asked.bits)
    #expect(asked.bits > 0)
  }

  @Test func `follow a meal's name and notes`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.plain("Soup"))
    let before = try initials(in: kitchen)

    var content = try MealContent.plain("Soup")
    content.notes = try Notes("Ask Ben")
    _ = try kitchen.meals.update(id, to: content, photo: .keep, from: 1, by: kitchen.cook)

    #expect(before == 1 << 18)
    #expect(try initials(in: kitchen) == 1 << 18 | 1 | 1 << 1)
  }

  private func initials(in kitchen: Kitchen) throws -> Int? {
    try kitchen.database.read { statements throws(StoreError) in
      try statements.first("SELECT initials FROM meal") { row in row.int(0) }
    }
  }
}
