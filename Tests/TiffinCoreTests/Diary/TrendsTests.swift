import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Trends over days` {
  private func day(_ number: Int) throws -> LocalDate {
    try #require(LocalDate(iso: "2026-02-26")?.adding(days: number))
  }

  private func totals(_ kilocalories: Int?) -> DayTotals {
    var energy = FigureTotal()
    energy.add(kilocalories)
    return DayTotals(meals: 1, energy: energy, carbs: .none, protein: .none, fat: .none)
  }

  @Test func `include every day, also without meals, across the end of a month`() throws {
    let trends = Trends(try day(0)...day(6), [(try day(1), totals(300)), (try day(6), totals(500))])

    #expect(trends.days.map(\.day.iso).first == "2026-02-26")
    #expect(trends.days.map(\.day.iso).last == "2026-03-04")
    #expect(trends.days.map { $0.totals?.energy.amount } == [nil, 300, nil, nil, nil, nil, 500])
  }

  @Test(arguments: [([300], 300), ([300, 301], 301), ([1, 1, 2], 1), ([0, 0], 0)])
  func `are averaged over the days with meals, rounded to the nearest`(amounts: [Int], average: Int) throws {
    let trends = Trends(
      try day(0)...day(29), try amounts.enumerated().map { (try day($0.offset * 3), totals($0.element)) })

    #expect(trends.daysWithMeals == amounts.count)
    #expect(trends.average(of: \.energy) == TrendAverage(amount: average, isComplete: true))
  }

  @Test func `are averaged only over days with a figure`() throws {
    let amounts = [300, nil, 500, nil]
    let trends = Trends(
      try day(0)...day(6), try amounts.enumerated().map { (try day($0.offset), totals($0.element)) })

    #expect(trends.average(of: \.energy) == TrendAverage(amount: 400, isComplete: true))
  }

  @Test func `mark an average as a lower bound if a day is incomplete`() throws {
    let told = [totals(300) + totals(nil), totals(100), totals(nil)]
    let trends = Trends(try day(0)...day(6), try told.enumerated().map { (try day($0.offset), $0.element) })

    #expect(trends.average(of: \.energy) == TrendAverage(amount: 200, isComplete: false))
  }

  @Test func `have no average if no day has a figure`() throws {
    let trends = Trends(try day(0)...day(6), [(try day(0), totals(nil))])

    #expect(trends.average(of: \.energy) == nil)
  }

  @Test func `have no average without meals`() throws {
    let trends = Trends(try day(0)...day(6), [])

    #expect(trends.average(of: \.energy) == nil)
  }

  @Test func `count unknown figures in their totals`() throws {
    let trends = Trends(try day(0)...day(6), [(try day(1), totals(300)), (try day(2), totals(nil))])

    let together = trends.days.compactMap(\.totals).reduce(.none, +)
    #expect(together.energy == FigureTotal(amount: 300, unknown: 1))
    #expect(together.isKnown(together.energy))
    #expect(!totals(nil).isKnown(totals(nil).energy))
  }

  @Test(arguments: 1...20) func `have the totals of all their meals`(seed: UInt64) throws {
    var chance = SeededRandom(seed: seed)
    let kitchen = try Kitchen()
    var meals: [Meal] = []
    for _ in 0..<40 {
      var content = try MealContent.toast()
      content.date = try day(Int.random(in: 0..<30, using: &chance))
      content.energy = try chance.figure(in: Energy.range).map { try Energy(kilocalories: $0) }
      content.macros.fat = try chance.figure(in: Mass.range).map { try Mass(milligrams: $0) }
      let id = try kitchen.add(content)
      if content.date >= (try day(5)) { meals.append(try kitchen.meals.meal(id, of: kitchen.cook.id)) }
    }
    let days = try day(5)...day(29)

    let trends = Trends(days, try kitchen.meals.totals(of: days, of: kitchen.cook.id))

    #expect(trends.days.compactMap(\.totals).reduce(.none, +) == DayTotals(meals))
    #expect(trends.daysWithMeals == Set(meals.map(\.content.date)).count)
  }
}
