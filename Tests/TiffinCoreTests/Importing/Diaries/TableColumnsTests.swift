import Testing

@testable import TiffinCore

@Suite struct `The columns of an imported table` {
  private func hold(_ text: String, _ kitchen: Kitchen) throws -> ImportJob.ID {
    try ImportJobStore(kitchen.database).hold(Array(text.utf8), named: "food-log.csv", by: kitchen.cook)
  }

  private func kept(_ id: ImportJob.ID, _ kitchen: Kitchen) throws -> ImportJob {
    try kitchen.database.read { statements throws(StoreError) in
      try ImportJobStore.job(id, for: kitchen.cook, statements)
    }
  }

  private static let german = """
    day;Mahlzeit;item;kj;kh;tags
    3/4/2026;Frühstück;Rye bread;694;30,9;work
    5/6/2026;Snack;Apple;218;14;
    """

  @Test func `are guessed by their names, with an example of each`() throws {
    let kitchen = try Kitchen()

    let columns = try #require(try kept(hold(Self.german, kitchen), kitchen).columns)

    #expect(columns.columns.map(\.name) == ["day", "Mahlzeit", "item", "kj", "kh", "tags"])
    #expect(columns.columns.map(\.example) == ["3/4/2026", "Frühstück", "Rye bread", "694", "30,9", "work"])
    #expect(columns.columns.map(\.meaning) == [.date, .part, .name, .kilojoules, nil, nil])
    #expect(columns.doubtful == "3/4/2026" && columns.missing == .order)
  }

  @Test func `are used as set by the person, once the order of dates is clear`() throws {
    let kitchen = try Kitchen()
    let store = ImportJobStore(kitchen.database)
    let id = try hold(Self.german, kitchen)
    #expect(try kept(id, kitchen).total == 2 && kept(id, kitchen).names.isEmpty)

    try store.set([.date, .part, .name, .kilojoules, .carbs, nil], .dayFirst, of: id, by: kitchen.cook)

    let found = try kept(id, kitchen)
    // 694 and 218 kJ are 166 and 52 kcal, at 4.184 kJ each.
    #expect(found.isReady && found.names == ["2026-04-03 Rye bread, 166 kcal", "2026-06-05 Apple, 52 kcal"])
    let file = try #require(try store.file(of: id, for: kitchen.cook))
    let files = try ImportedFiles(name: file.name, bytes: file.bytes)
    var meals: [ImportedMeal] = []
    try ImportedDiary(in: files, as: #require(file.columns)).forEach { meals.append(try $0.get()) }
    #expect(meals.map(\.content.category) == [.breakfast, .snack])
    #expect(meals.map(\.content.macros.carbs?.milligrams) == [30_900, 14_000])
  }

  @Test func `keep only the first column for each meaning`() throws {
    let kitchen = try Kitchen()
    let id = try hold("When,What,A,B\n2026-04-03,Soup,100,999\n", kitchen)

    try ImportJobStore(kitchen.database).set([.date, .name, .energy, .energy], nil, of: id, by: kitchen.cook)

    let found = try kept(id, kitchen)
    #expect(found.columns?.columns.map(\.meaning) == [.date, .name, .energy, nil])
    #expect(found.names == ["2026-04-03 Soup, 100 kcal"])
  }

  @Test func `must include the required columns before an import`() throws {
    let kitchen = try Kitchen()
    let id = try hold("When,What\n2026-04-03,Soup\n", kitchen)

    #expect(try !kept(id, kitchen).isReady && kept(id, kitchen).columns?.columns[0].meaning == .date)
    let file = try #require(try ImportJobStore(kitchen.database).file(of: id, for: kitchen.cook))
    let files = try ImportedFiles(name: file.name, bytes: file.bytes)
    #expect(throws: ImportError.unknown) { try ImportedDiary(in: files, as: #require(file.columns)) }
  }

  @Test func `cannot be set by others or for a file that is not a table`() throws {
    let kitchen = try Kitchen()
    let store = ImportJobStore(kitchen.database)
    let maya = try kitchen.addMember("maya")
    let id = try hold(Self.german, kitchen)

    #expect(throws: StoreError.notFound) { try store.set([.date], nil, of: id, by: maya) }
    #expect(throws: ImportError.unknown) { try hold("a,b\n1,2\n", kitchen) }
    let recipes = try store.hold(
      Array(#"{"recipes": [{"name": "Soup", "description": "", "items": []}]}"#.utf8), named: "a.json", by: kitchen.cook
    )
    #expect(try kept(recipes, kitchen).columns == nil)
    #expect(throws: StoreError.notFound) { try store.set([.date], nil, of: recipes, by: kitchen.cook) }
  }
}
