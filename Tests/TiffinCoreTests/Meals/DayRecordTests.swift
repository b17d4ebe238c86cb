import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Records of a day` {
  private func store(_ kitchen: Kitchen) -> DayRecordStore { DayRecordStore(kitchen.database) }

  private func record(_ day: String, _ kitchen: Kitchen, of person: Person? = nil) throws -> DayRecord {
    try kitchen.database.read { statements throws(StoreError) in
      try DayRecordStore.record(
        of: LocalDate(iso: day) ?? .epoch, of: (person ?? kitchen.cook).id, statements)
    }
  }

  @Test func `hold weight, water and a note, which are set one by one`() throws {
    let kitchen = try Kitchen()
    let day = try LocalDate.on("2026-11-20")

    try store(kitchen).set(BodyWeight(grams: 71_800), on: day, by: kitchen.cook)
    try store(kitchen).add(water: 250, on: day, by: kitchen.cook)
    try store(kitchen).add(water: 330, on: day, by: kitchen.cook)
    let saved = try store(kitchen).set(MealNotes("Slept badly"), insteadOf: .none, on: day, by: kitchen.cook)

    #expect(saved == .saved)
    #expect(
      try record("2026-11-20", kitchen)
        == DayRecord(weight: BodyWeight(grams: 71_800), water: 580, note: try MealNotes("Slept badly")))
    #expect(try record("2026-11-21", kitchen) == .empty)
    #expect(try record("2026-11-20", kitchen, of: try kitchen.addMember("bob")) == .empty)
  }

  @Test func `leave no row if everything is taken back`() throws {
    let kitchen = try Kitchen()
    let day = try LocalDate.on("2026-11-20")
    try store(kitchen).set(BodyWeight(grams: 71_800), on: day, by: kitchen.cook)
    try store(kitchen).add(water: 250, on: day, by: kitchen.cook)

    try store(kitchen).set(nil, on: day, by: kitchen.cook)
    try store(kitchen).add(water: -500, on: day, by: kitchen.cook)

    #expect(try kitchen.count("day_record") == 0)
  }

  @Test func `hold at most 20 litres`() throws {
    let kitchen = try Kitchen()
    let day = try LocalDate.on("2026-11-20")
    for _ in 0..<11 { try store(kitchen).add(water: 2_000, on: day, by: kitchen.cook) }

    #expect(try record("2026-11-20", kitchen).water == 20_000)
  }

  @Test func `keep a note that was changed on another device meanwhile`() throws {
    let kitchen = try Kitchen()
    let day = try LocalDate.on("2026-11-20")
    _ = try store(kitchen).set(MealNotes("From the phone"), insteadOf: .none, on: day, by: kitchen.cook)

    let late = try store(kitchen).set(MealNotes("From the desk"), insteadOf: .none, on: day, by: kitchen.cook)
    #expect(late == .changedMeanwhile(try MealNotes("From the phone")))
    #expect(try record("2026-11-20", kitchen).note.text == "From the phone")

    let again = try store(kitchen).set(
      MealNotes("From the desk"), insteadOf: MealNotes("From the phone"), on: day, by: kitchen.cook)
    #expect(again == .saved)
    #expect(try record("2026-11-20", kitchen).note.text == "From the desk")
  }

  @Test func `take the same note twice`() throws {
    let kitchen = try Kitchen()
    let day = try LocalDate.on("2026-11-20")

    for _ in 0..<2 {
      #expect(try store(kitchen).set(MealNotes("Ran"), insteadOf: .none, on: day, by: kitchen.cook) == .saved)
    }
  }

  @Test func `have a weight between 20 and 500 kg`() {
    #expect(BodyWeight(grams: 19_999) == nil)
    #expect(BodyWeight(grams: 20_000) != nil)
    #expect(BodyWeight(grams: 500_000) != nil)
    #expect(BodyWeight(grams: 500_001) == nil)
  }
}

@Suite struct `Weights over several days` {
  private let last = LocalDate.epoch.adding(days: 20_000) ?? .epoch

  private func day(_ number: Int) -> LocalDate { last.adding(days: number - 100) ?? .epoch }

  private func records(_ weights: [Int: Int]) -> [(day: LocalDate, record: DayRecord)] {
    weights.sorted { $0.key < $1.key }.map { (day($0.key), DayRecord(weight: BodyWeight(grams: $0.value))) }
  }

  /// The expected means are calculated here anew for each day, over all weights of its seven days.
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func `have the mean of seven days`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var weights: [Int: Int] = [:]
    for number in 60...100 where Bool.random(using: &random) {
      weights[number] = Int.random(in: 60_000...90_000, using: &random)
    }

    let trend = WeightTrend(day(71)...day(100), records(weights))

    for (index, mean) in trend.movingAverage.enumerated() {
      let known = weights.filter { (index + 71 - 6...index + 71).contains($0.key) }.map(\.value)
      guard !known.isEmpty else {
        #expect(mean == nil)
        continue
      }
      let expected = Double(known.reduce(0, +)) / Double(known.count)
      #expect(mean.map { abs(Double($0) - expected) <= 0.5 } == true)
    }
    #expect(trend.count == weights.keys.count { $0 > 70 })
  }
}

@Suite struct `The energy need from weight and diary` {
  private func day(_ number: Int) -> LocalDate { LocalDate.epoch.adding(days: 20_000 + number) ?? .epoch }

  private func totals(_ days: some Sequence<Int>, _ kilocalories: Int) throws -> [(day: LocalDate, totals: DayTotals)] {
    try days.map { number in
      let content = MealContent(
        name: try MealName("Stew"), category: .dinner, energy: try Energy(kilocalories: kilocalories), date: day(number)
      )
      return (day(number), DayTotals([Meal(id: Meal.ID(1), revision: 1, content: content, photo: nil)]))
    }
  }

  private func weights(_ days: some Sequence<Int>, _ grams: (Int) -> Int) throws -> [DatedWeight] {
    try days.map { DatedWeight(day: day($0), weight: try #require(BodyWeight(grams: grams($0)))) }
  }

  /// 50 g a day are 385 kcal of 7,700 kcal a kilogram: 2,000 + 385 = 2,385, rounded to 2,380 or 2,390.
  @Test func `is what was eaten, and 7,700 kcal for each kilogram lost`() throws {
    let need = try #require(
      MeasuredEnergyNeed(try weights(0...34) { 80_000 - 50 * $0 }, try totals(0...34, 2_000)))

    #expect([2_380, 2_390].contains(need.kilocalories))
    #expect(need.days == 35)
  }

  @Test func `is what was eaten if the weight stays`() throws {
    let need = MeasuredEnergyNeed(try weights(0...34) { _ in 70_000 }, try totals(0...34, 2_240))

    #expect(need?.kilocalories == 2_240)
  }

  @Test func `is unknown with less than four weeks, eight weights, or four fifths of the days`() throws {
    let eaten = try totals(0...34, 2_000)
    #expect(MeasuredEnergyNeed(try weights(0...27) { _ in 70_000 }, eaten) == nil)
    #expect(MeasuredEnergyNeed(try weights(stride(from: 0, to: 35, by: 5)) { _ in 70_000 }, eaten) == nil)
    #expect(MeasuredEnergyNeed(try weights(0...34) { _ in 70_000 }, try totals(0...26, 2_000)) == nil)
    #expect(MeasuredEnergyNeed(try weights(0...34) { _ in 70_000 }, try totals(0...27, 2_000)) != nil)
  }
}
