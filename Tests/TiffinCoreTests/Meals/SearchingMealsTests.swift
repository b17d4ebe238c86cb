import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Searching meals` {
  private func found(
    _ typed: String, in kitchen: Kitchen, _ order: MealOrder = .date, _ category: TiffinCore.MealCategory? = nil
  ) throws -> [String] {
    try kitchen.all(order, category, typed, inPagesOf: 50).map(\.name.text)
  }

  @Test(arguments: [
    "caprese", "CAPRESE", "cap", "c", "salad", "cap sal", "sal cap", "  cap ", "oil", "good oil", "cap oil",
    "(caprese)",
    "caprese-salad", "\"caprese\"", "càprèse", "ca\u{301}prese", "olive, good!",
  ]) func `finds a meal by word prefixes in its name and notes`(typed: String) throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast())
    try kitchen.add(.caprese(name: "Caprese Salad"))

    #expect(try found(typed, in: kitchen) == ["Caprese Salad"])
  }

  @Test(arguments: ["aprese", "capreses", "cap toast", "cap x", "salad-caprese", "!!!", "\"", "*", "-", "¿?"])
  func `finds no meal that lacks a word`(typed: String) throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast())
    try kitchen.add(.caprese(name: "Caprese Salad"))

    #expect(try found(typed, in: kitchen) == [])
  }

  @Test(arguments: [
    ("Crème brûlée", "creme brulee"), ("Creme Brulee", "CRÈME BRÛL"), ("Smørrebrød", "smorrebrod"),
    ("Żurek z białą", "zurek z biala"), ("Käsespätzle", "kasespa"), ("Straßenpizza", "strassen"),
    ("Strassenpizza", "straße"), ("Œufs mimosa", "oeufs"), ("ΜΟΥΣΑΚΑΣ", "μουσακάς"), ("Борщ", "борщ"),
    ("Phở bò", "pho bo"), ("Grandma’s soup", "grandma's"), ("Grandma's soup", "grandma"), ("L’olio", "olio"),
    ("Pizza 🍕 night", "🍕"), ("味噌ラーメン", "ラーメン"), ("味噌ラーメン", "味噌"), ("红烧牛肉面", "牛肉"), ("7-up", "7"),
  ]) func `ignores case and accents`(name: String, typed: String) throws {
    let kitchen = try Kitchen()
    try kitchen.add(.plain(name))

    #expect(try found(typed, in: kitchen) == [name])
  }

  @Test(arguments: [
    "a AND b", "a OR b", "NOT a", "a NOT b", "NEAR(a b)", "words:a", "words : a", "{words} : a", "^a", "a + b", "a*",
    "\"a", "a\"", "a\" OR \"b", "(a", "a)", "-a", "'a'", "a'; DROP TABLE meal; --", "a % b", "a_b", "\\", "$1", ":a",
    "\u{0}", "a\u{0}b", "\u{FFFD}", "1x", "1xa",
  ]) func `treats operators as plain text`(typed: String) throws {
    let kitchen = try Kitchen()
    try kitchen.add(.plain("apple"))
    try kitchen.add(.plain("bread"))

    let names = try found(typed, in: kitchen)

    #expect(names.count <= 1)
    #expect(try kitchen.count("meal") == 2)
  }

  @Test(arguments: ["", "   ", "\t\n\u{A0}"]) func `needs a text that is not blank`(typed: String) {
    #expect(MealSearch(typed) == nil)
  }

  @Test func `shortens a very long text`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.plain("a"))

    let search = try #require(MealSearch(String(repeating: "a ", count: 5_000)))

    #expect(search.text.utf8.count <= MealSearch.limit)
    #expect(search.phrases == [["a"]])
    #expect(try found(search.text, in: kitchen) == ["a"])
  }

  @Test(arguments: MealOrder.allCases) func `keeps the order and category`(order: MealOrder) throws {
    let kitchen = try Kitchen.crowded()
    let lunch = try kitchen.all(order, .lunch, inPagesOf: 50).filter { SortKey.of($0.name.text).hasPrefix("apple") }

    let found = try kitchen.all(order, .lunch, "app", inPagesOf: 2)

    #expect(found == lunch)
    #expect(!lunch.isEmpty)
  }

  @Test func `finds the same with few and with many results`() throws {
    let kitchen = try Kitchen()
    try kitchen.addAll((0..<(MealKeysetQuery.few + 20)).map { try .plain("soup \($0)", kcal: $0) })

    let many = try kitchen.all(.calories, nil, "soup", inPagesOf: 200)
    let few = try kitchen.all(.calories, nil, "soup 51", inPagesOf: 200)

    #expect(many.count == MealKeysetQuery.few + 20)
    #expect(few.map(\.name.text) == (510...519).reversed().map { "soup \($0)" } + ["soup 51"])
  }

  @Test func `follows an edit`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.plain("Toast", notes: "with jam"))

    _ = try kitchen.meals.update(
      id, to: .plain("Rye", notes: "with butter"), photo: .keep, from: 1, by: kitchen.cook)

    #expect(try found("rye butter", in: kitchen) == ["Rye"])
    #expect(try found("toast", in: kitchen) == [])
    #expect(try found("jam", in: kitchen) == [])
  }

  @Test func `skips deleted meals, and finds them again when they are restored`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.plain("Toast"))

    try kitchen.meals.delete(id, by: kitchen.cook)
    #expect(try found("toast", in: kitchen) == [])

    try kitchen.meals.restore(id, by: kitchen.cook)
    #expect(try found("toast", in: kitchen) == ["Toast"])
  }

  @Test func `finds repeated meals`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.plain("Toast"))

    try kitchen.meals.repeat(
      id, on: #require(LocalDate(iso: "2026-11-21")), at: nil, key: .random(), by: kitchen.cook)

    #expect(try found("toast", in: kitchen) == ["Toast", "Toast"])
  }

  @Test func `keeps no words of purged meals`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.plain("Toast"))
    try kitchen.add(.plain("Rye"))
    try kitchen.meals.delete(id, by: kitchen.cook)
    kitchen.clock.pass(days: 31)

    try kitchen.meals.purge()

    #expect(try kitchen.count("meal_words") == 1)
  }

  /// A server expects some fifty of a person's meals among a million, and five thousand that match whatever is looked for.
  @Test(.onServer) func `finds few results by the word index, without a scan`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast())
    let server = try #require(kitchen.server)
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run("ALTER TABLE meal ALTER COLUMN person_id SET (n_distinct = 20000)")
      try statements.run("ANALYZE meal")
    }
    let query = MealQuery(search: MealSearch("toast"))
    let seek = MealKeysetQuery(
      query: query, person: kitchen.cook.id, words: kitchen.meals.words, dialect: kitchen.database.dialect,
      path: .search)

    let plans = try server.plans(of: [seek.stretches(after: nil)[0].statement(50).sql, kitchen.meals.lastFound])

    #expect(plans.count == 2)
    for plan in plans {
      #expect(plan.contains { $0.contains("meal_words_by_word") }, "\(plan)")
      #expect(!plan.contains { $0.contains("meal_words_pkey") }, "\(plan)")
    }
  }

  @Test func `finds no meals of other people`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.plain("Toast", notes: "secret"), by: kitchen.stranger)

    #expect(try found("toast", in: kitchen) == [])
    #expect(try found("s", in: kitchen) == [])
    #expect(try found("2x", in: kitchen) == [])
  }

  @Test func `keeps no words of a meal whose transaction failed`() throws {
    let kitchen = try Kitchen()

    #expect(throws: StoreError.full) {
      try kitchen.database.write { statements throws(StoreError) in
        _ = try kitchen.meals.insert(MealContent.some, photo: nil, by: kitchen.cook, statements)
        throw .full
      }
    }

    #expect(try kitchen.count("meal_words") == 0)
  }
}

extension MealContent {
  fileprivate static let some = MealContent(
    name: MealName(stored: "Toast"), category: .lunch, date: LocalDate.epoch)
}
