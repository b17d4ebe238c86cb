import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A day's totals` {
  /// A few days of meals with random figures, some of them deleted, and another person's meals in between.
  private struct Diary {
    let kitchen: Kitchen
    /// All meals of the cook that were not deleted.
    private(set) var meals: [Meal] = []

    init(seed: UInt64) throws {
      kitchen = try Kitchen()
      var chance = SeededRandom(seed: seed)
      for _ in 0..<Int.random(in: 0...60, using: &chance) {
        let id = try kitchen.add(try Self.content(&chance))
        try kitchen.add(try Self.content(&chance), by: kitchen.stranger)
        if Int.random(in: 0..<5, using: &chance) == 0 {
          try kitchen.meals.delete(id, by: kitchen.cook)
        } else {
          meals.append(try kitchen.meals.meal(id, of: kitchen.cook.id))
        }
      }
    }

    static let first = LocalDate(year: 2026, month: 2, day: 26) ?? .epoch
    static let days = 0..<6

    static func day(_ number: Int) throws -> LocalDate {
      try #require(first.adding(days: number))
    }

    func eaten(on day: LocalDate) -> [Meal] { meals.filter { $0.content.date == day } }

    private static func content(_ chance: inout SeededRandom) throws -> MealContent {
      var content = try MealContent.toast()
      content.date = try day(Int.random(in: days, using: &chance))
      content.energy = try chance.figure(in: Energy.range).map { try Energy(kilocalories: $0) }
      content.macros = Macros(
        carbs: try mass(&chance), protein: try mass(&chance), fat: try mass(&chance))
      return content
    }

    private static func mass(_ chance: inout SeededRandom) throws -> Mass? {
      try chance.figure(in: Mass.range).map { try Mass(milligrams: $0) }
    }
  }

  @Test(arguments: 1...40)
  func `are the exact sum of the day's meals, to the milligram`(seed: UInt64) throws {
    let diary = try Diary(seed: seed)

    for number in Diary.days {
      let day = try Diary.day(number)
      let meals = diary.eaten(on: day)
      let totals = try diary.kitchen.meals.totals(on: day, of: diary.kitchen.cook.id)

      #expect(totals.meals == meals.count)
      #expect(totals.energy.amount == meals.compactMap(\.content.energy?.kilocalories).reduce(0, +))
      #expect(totals.energy.unknown == meals.filter { $0.content.energy == nil }.count)
      for macro in Macro.allCases {
        #expect(totals[macro].amount == meals.compactMap { $0.content.macros[macro]?.milligrams }.reduce(0, +))
        #expect(totals[macro].unknown == meals.filter { $0.content.macros[macro] == nil }.count)
      }
    }
  }

  @Test(arguments: 1...40)
  func `are the same whether computed by SQL, by Swift or among many days`(seed: UInt64) throws {
    let diary = try Diary(seed: seed)
    let store = diary.kitchen.meals
    let cook = diary.kitchen.cook.id

    let byDay = try store.totals(of: try Diary.day(0)...Diary.day(5), of: cook)

    #expect(byDay.map(\.day) == Set(diary.meals.map(\.content.date)).sorted())
    for (day, totals) in byDay {
      #expect(totals == DayTotals(diary.eaten(on: day)))
      #expect(totals == DayTotals(diary.eaten(on: day).map(\.listed)))
      #expect(totals == (try store.totals(on: day, of: cook)))
    }
  }

  @Test func `are empty without meals`() throws {
    let kitchen = try Kitchen()

    let totals = try kitchen.meals.totals(on: .epoch, of: kitchen.cook.id)

    #expect(totals == .none)
    #expect(totals.energy.isComplete)
  }

  @Test func `count the meals without a figure`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.caprese())
    try kitchen.add(.toast())

    let totals = try kitchen.meals.totals(on: try #require(LocalDate(iso: "2026-11-20")), of: kitchen.cook.id)

    #expect(totals.meals == 2)
    #expect(totals.energy == FigureTotal(amount: 350, unknown: 1))
    #expect(!totals.fat.isComplete)
  }

  @Test func `leave out a deleted meal, and count it again when it is restored`() throws {
    let kitchen = try Kitchen()
    let day = try #require(LocalDate(iso: "2026-11-20"))
    let id = try kitchen.add(.caprese())

    try kitchen.meals.delete(id, by: kitchen.cook)
    let without = try kitchen.meals.totals(on: day, of: kitchen.cook.id)
    try kitchen.meals.restore(id, by: kitchen.cook)
    let with = try kitchen.meals.totals(on: day, of: kitchen.cook.id)

    #expect(without == .none)
    #expect(with.fat == FigureTotal(amount: 25_250))
  }

  @Test func `need one statement, for one day or many`() throws {
    let kitchen = try Kitchen()
    let tally = StatementCounter()

    try StatementCounter.$current.withValue(tally) {
      _ = try kitchen.meals.totals(on: .epoch, of: kitchen.cook.id)
      _ = try kitchen.meals.totals(of: try Diary.day(0)...Diary.day(5), of: kitchen.cook.id)
    }

    #expect(tally.statements == 2)
  }

  @Test(
    .onFile,
    arguments: [
      (MealStore.totalsOfDay, ["2026-11-20"]), (MealStore.totalsOfDays, ["2026-11-20", "2026-11-26"]),
    ]) func `are found by the date index`(sql: String, days: [String]) throws
  {
    let kitchen = try Kitchen()

    let plan = try kitchen.database.read { statements throws(StoreError) in
      try statements.all("EXPLAIN QUERY PLAN \(sql)", [.integer(1)] + days.map(SQLValue.string)) { $0.text(3) }
    }

    #expect(plan.count == 1)
    #expect(plan.first?.hasPrefix("SEARCH meal USING INDEX meal_by_date (person_id=? AND eaten_on") == true, "\(plan)")
  }
}
