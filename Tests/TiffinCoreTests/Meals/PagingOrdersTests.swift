import TestServer
import Testing

@testable import TiffinCore

/// A kind of list: an order, optionally with a category or a search.
struct ListKind: CustomTestStringConvertible {
  let order: MealOrder
  let category: TiffinCore.MealCategory?
  let search: String?

  static let all = MealOrder.allCases.flatMap { order in
    [nil, TiffinCore.MealCategory.dinner].flatMap { category in
      [nil, "e", "apple"].map { ListKind(order: order, category: category, search: $0) }
    }
  }

  var testDescription: String { "\(order), \(category?.name ?? "all"), \(search ?? "no search")" }

  func query(after place: MealCursor? = nil) -> MealQuery {
    MealQuery(after: place, order: order, category: category, search: search.flatMap(MealSearch.init))
  }
}

@Suite struct `The pages of every list` {
  @Test(arguments: ListKind.all) func `show each meal once with any page size`(kind: ListKind) throws {
    let kitchen = try Kitchen.crowded()
    let whole = try kitchen.meals.page(
      MealQuery(
        limit: 200, order: kind.order, category: kind.category, search: kind.search.flatMap(MealSearch.init)),
      of: kitchen.cook.id
    ).meals

    for limit in [1, 2, 7, 50] {
      #expect(try kitchen.all(kind.order, kind.category, kind.search, inPagesOf: limit) == whole)
    }
    #expect(whole.count >= 3)
  }

  @Test(.onFile) func `seek in an index without sorting or scanning`() throws {
    let kitchen = try Kitchen()
    for (kind, path) in ListKind.all.flatMap({ kind in [MealKeysetQuery.Path.order, .walk].map { (kind, $0) } }) {
      let seek = kitchen.seek(kind, path)
      let place = MealCursor(try kitchen.someMeal().listed, in: kind.query().order)

      for stretch in [seek.stretches(after: nil), seek.stretches(after: place)].joined() {
        let plan = try kitchen.plan(of: stretch.statement(51))

        #expect(plan.first?.hasPrefix("SEARCH meal USING INDEX meal_by_") == true, "\(kind): \(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(kind): \(plan)")
      }
    }
  }

  @Test(.onFile) func `seek by the whole position as far as the index allows`() throws {
    let kitchen = try Kitchen()
    for kind in ListKind.all {
      let query = kind.query()
      let seek = kitchen.seek(kind)
      let place = MealCursor(try kitchen.someMeal().listed, in: query.order)

      let plans = try seek.stretches(after: place).map { try kitchen.plan(of: $0.statement(51))[0] }

      #expect(plans.count == (query.order == .date ? 2 : 3))
      #expect(plans[0].hasSuffix("eaten_on=? AND eaten_at=? AND id<?)"), "\(plans[0])")
      #expect(plans[1].hasSuffix("(eaten_on,eaten_at)<(?,?))"), "\(plans[1])")
      switch query.order {
      case .date: break
      case .name: #expect(plans[2].hasSuffix("name_key>?)"), "\(plans[2])")
      case .category: #expect(plans[2].hasSuffix("(category_key,name_key)>(?,?))"), "\(plans[2])")
      default: #expect(plans[2].hasSuffix("<expr><?)"), "\(plans[2])")
      }
    }
  }

  @Test(.onFile) func `of few search results read only those results`() throws {
    let kitchen = try Kitchen()
    for kind in ListKind.all where kind.search != nil {
      let plan = try kitchen.plan(of: kitchen.seek(kind, .search).stretches(after: nil)[0].statement(51))

      #expect(plan.first == "SEARCH meal USING INTEGER PRIMARY KEY (rowid=?)", "\(kind): \(plan)")
    }
  }

  @Test(.onFile) func `of few meals in a category, sorted by a figure, read only those meals`() throws {
    let kitchen = try Kitchen()
    let place = MealCursor(try kitchen.someMeal().listed, in: .fat)
    for kind in ListKind.all where kind.category != nil && kind.order == .fat {
      let seek = kitchen.seek(kind, .category)
      for stretch in [seek.stretches(after: nil), seek.stretches(after: place)].joined() {
        let plan = try kitchen.plan(of: stretch.statement(51))

        #expect(plan.first?.contains("INDEX meal_by_category") == true, "\(kind): \(plan)")
        #expect(plan.first?.contains("person_id=? AND category_key=?") == true, "\(kind): \(plan)")
      }
    }
  }

  @Test func `do not read the notes`() throws {
    let kitchen = try Kitchen()
    for kind in ListKind.all {
      let seek = kitchen.seek(kind)

      #expect(!seek.stretches(after: nil)[0].statement(51).sql.contains("notes"))
    }
  }

  @Test(arguments: ListKind.all) func `cost few statements`(kind: ListKind) throws {
    let kitchen = try Kitchen.crowded()
    let place = try kitchen.meals.page(
      MealQuery(
        limit: 3, order: kind.order, category: kind.category, search: kind.search.flatMap(MealSearch.init)),
      of: kitchen.cook.id
    ).next
    let tally = StatementCounter()

    _ = try StatementCounter.$current.withValue(tally) {
      try kitchen.meals.page(kind.query(after: place), of: kitchen.cook.id)
    }

    // One more looks how many there are.
    let looksFirst = kind.search != nil || kind.category != nil
    #expect(tally.statements <= (kind.order == .date ? 2 : 3) + (looksFirst ? 1 : 0))
  }

  @Test(arguments: ListKind.all) func `are the same whichever index is used`(kind: ListKind) throws {
    let kitchen = try Kitchen.crowded()
    let paths: [MealKeysetQuery.Path] = [.order, .category, .search, .walk]

    let whole = try paths.map { path in
      try kitchen.listed(kitchen.seek(kind, path).stretches(after: nil)[0].statement(200))
    }
    let place = MealCursor(whole[0][whole[0].count / 2], in: kind.query().order)
    let rest = try paths.map { path in
      try kitchen.seek(kind, path).stretches(after: place).flatMap { try kitchen.listed($0.statement(200)) }
    }

    #expect(whole[1] == whole[0])
    #expect(whole[2] == whole[0])
    #expect(whole[3] == whole[0])
    #expect(rest.allSatisfy { $0 == Array(whole[0].dropFirst(whole[0].count / 2 + 1)) })
    #expect(whole[0].count >= 3)
  }

  @Test func `are the same with few and with many meals`() throws {
    let kitchen = try Kitchen.crowded(MealKeysetQuery.few)
    let before = try kitchen.all(.protein, .dinner, "apple", inPagesOf: 7)

    try kitchen.addAll((0...MealKeysetQuery.few).map { try .plain("apple \($0)", "Dinner", protein: 0) })
    let after = try kitchen.all(.protein, .dinner, "apple", inPagesOf: 200)

    #expect(after.prefix(before.count).elementsEqual(before))
    #expect(after.count == before.count + MealKeysetQuery.few + 1)
  }
}

@Suite struct `A position in a list` {
  @Test(arguments: MealOrder.allCases) func `fits into a URL`(order: MealOrder) throws {
    let meal = try Kitchen().someMeal(named: String(repeating: "Größe & \"?#/\n", count: 60)).listed

    let place = MealCursor(meal, in: order)

    #expect(MealCursor(place.text) == place)
    #expect(place.text.utf8.count <= 500)
    #expect(
      place.text.unicodeScalars.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789.-".unicodeScalars.contains($0) })
  }

  @Test(arguments: MealOrder.allCases) func `of another order gives the first page`(order: MealOrder) throws {
    let kitchen = try Kitchen.crowded()
    for other in MealOrder.allCases where other != order {
      let place = MealCursor(try #require(try kitchen.all(other, inPagesOf: 50).last), in: other)

      #expect(MealQuery(after: place, order: order).after == nil)
    }
  }

  @Test func `is still found after its meal was deleted`() throws {
    let kitchen = try Kitchen()
    let ids = try ["a", "b", "c", "d"].map { try kitchen.add(.plain($0)) }
    let first = try kitchen.meals.page(MealQuery(limit: 2, order: .name), of: kitchen.cook.id)
    try kitchen.meals.delete(ids[1], by: kitchen.cook)

    let second = try kitchen.meals.page(MealQuery(limit: 2, after: first.next, order: .name), of: kitchen.cook.id)

    #expect(second.meals.map(\.id) == [ids[2], ids[3]])
  }

  @Test(arguments: [
    "name.2026-11-20.1230.1", "name.6.2026-11-20.1230.1", "name.6G.2026-11-20.1230.1", "name.ff.2026-11-20.1230.1",
    "name.+f.2026-11-20.1230.1", "name.61.61.2026-11-20.1230.1", "name.4A.2026-11-20.1230.1",
    "category.31.2026-11-20.1230.1", "calories.-1.2026-11-20.1230.1", "calories.NONE.2026-11-20.1230.1",
    "calories.+1.2026-11-20.1230.1", "calories.01.2026-11-20.1230.1", "fat.99999999999999999999.2026-11-20.1230.1",
    "rating.5.2026-11-20.1230.1", "date.2026-11-20.1230.1", ".61.2026-11-20.1230.1", "NAME.61.2026-11-20.1230.1",
    "name.61.2026-11-20.1230.0", "name.61.2026-11-20.1230.1.1", "name.\u{301}61.2026-11-20.1230.1",
  ]) func `is refused if it is invalid`(text: String) {
    #expect(MealCursor(text) == nil)
  }

  @Test(arguments: [
    "name.61.2026-11-20.1230.1", "name..2026-11-20.none.1", "category.31.c3a9.2026-11-20.none.1",
    "calories.none.2026-11-20.1230.1", "protein.0.2026-11-20.1230.1", "carbs.10000000.2026-11-20.1230.1",
  ]) func `is read back from its text`(text: String) {
    #expect(MealCursor(text)?.text == text)
  }
}

extension Kitchen {
  fileprivate func someMeal(named name: String = "Toast") throws -> Meal {
    let id = try add(.plain(name, "Tea", kcal: 5, at: "12:30"))
    return try meals.meal(id, of: cook.id)
  }

  fileprivate func seek(_ kind: ListKind, _ path: MealKeysetQuery.Path = .order) -> MealKeysetQuery {
    MealKeysetQuery(query: kind.query(), person: cook.id, words: meals.words, dialect: database.dialect, path: path)
  }

  fileprivate func listed(_ statement: (sql: String, values: [SQLValue])) throws -> [ListedMeal] {
    try database.read { statements throws(StoreError) in
      try statements.all(statement.sql, statement.values, MealRowCoder.readListed)
    }
  }

  fileprivate func plan(of statement: (sql: String, values: [SQLValue])) throws -> [String] {
    try database.read { statements throws(StoreError) in
      try statements.all("EXPLAIN QUERY PLAN " + statement.sql, statement.values) { row in row.text(3) }
    }
  }
}
