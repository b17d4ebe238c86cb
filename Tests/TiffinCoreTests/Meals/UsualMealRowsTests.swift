import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Usual meals` {
  @Test func `are those recently eaten around this hour`() throws {
    let kitchen = try Kitchen()
    for day in 1...28 { try kitchen.eat("Muesli", on: "2025-01-\(day < 10 ? "0" : "")\(day)", at: "08:00") }
    for day in 18...20 { try kitchen.eat("Toast", on: "2026-11-\(day)", at: "08:30") }

    // 28 times, halved every 60 days for 22 months, are less than three.
    #expect(try kitchen.known(at: "08:00").first == "Toast")
  }

  @Test func `of one day are ranked by how often they were eaten`() throws {
    let kitchen = try Kitchen()
    for minute in ["00", "20", "40"] { try kitchen.eat("Coffee", on: "2026-11-20", at: "09:\(minute)") }
    try kitchen.eat("Tea", on: "2026-11-20", at: "09:50")

    #expect(try kitchen.known(at: "09:30") == ["Coffee", "Tea"])
  }

  @Test func `are followed by meals recently eaten at other hours`() throws {
    let kitchen = try Kitchen()
    try kitchen.eat("Pasta", on: "2026-11-20", at: "19:00")
    try kitchen.eat("Toast", on: "2026-10-01", at: "08:00")

    #expect(try kitchen.known(at: "08:00") == ["Toast", "Pasta"])
    #expect(try kitchen.known(at: "20:59") == ["Pasta", "Toast"])
  }

  @Test func `leave out future meals`() throws {
    let kitchen = try Kitchen()
    for day in 24...27 { try kitchen.eat("Porridge", on: "2026-11-\(day)", at: "08:00") }
    try kitchen.eat("Coffee", on: "2026-11-20", at: "08:00")
    for (name, day) in [("Roast", "2026-11-29"), ("Goose", "2026-12-25"), ("Typo", "2924-11-20")] {
      for _ in 0..<3 { try kitchen.eat(name, on: day, at: "08:00") }
    }

    #expect(try kitchen.known(at: "08:00") == ["Porridge", "Coffee"])
  }

  @Test func `count what was eaten, even if meals of the same name are planned`() throws {
    let kitchen = try Kitchen()
    for day in 24...27 { try kitchen.eat("Porridge", on: "2026-11-\(day)", at: "08:00") }
    let last = try kitchen.eat("Toast", on: "2026-11-26", at: "08:00")
    for day in ["2026-12-01", "2027-08-01", "2924-01-01"] { try kitchen.eat("Toast", on: day, at: "08:00") }
    try kitchen.eat("Tea", on: "2026-10-01", at: "20:00")

    #expect(try kitchen.known(at: "08:00") == ["Porridge", "Toast", "Tea"])
    let known = try kitchen.database.snapshot { statements throws(StoreError) in
      try MealStore.known(
        at: .midnight, on: LocalDate(iso: "2026-11-28") ?? .epoch, of: kitchen.cook.id, statements)
    }
    #expect(known.all.first { $0.name.text == "Toast" }?.id == last)
    #expect(known.recent.map(\.name.text) == ["Porridge", "Toast", "Tea"])
  }

  @Test func `are not crowded out by future meals`() throws {
    let kitchen = try Kitchen()
    for day in 20...27 { try kitchen.eat("Dish \(day)", on: "2026-11-\(day)", at: "08:00") }
    try kitchen.eat("Long ago", on: "2026-06-01", at: "08:00")
    for number in 0..<30 { try kitchen.eat("Later \(number)", on: "2026-12-10", at: "08:00") }

    let names = try kitchen.known(at: "08:00")

    #expect(names.count == 9 && names.last == "Long ago")
  }

  @Test func `belong to one person`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.at("Pasta", on: "2026-11-20", "19:00"), by: kitchen.stranger)

    #expect(try kitchen.known(at: "19:00").isEmpty)
  }

  @Test(arguments: [1, 2, 3, 4, 5]) func `equal a full recount after random changes`(seed: UInt64) throws {
    let kitchen = try Kitchen()
    var random = SeededRandom(seed: seed)
    var meals: [Meal.ID] = []
    for _ in 0..<120 {
      // What is deleted cannot be edited.
      do { try kitchen.doAnything(to: &meals, &random) } catch StoreError.notFound {}
    }

    let kept = try kitchen.usualRows()
    try kitchen.database.write { statements throws(StoreError) in try UsualMealRows.rebuild(statements) }

    #expect(try kitchen.usualRows() == kept)
    #expect(!kept.isEmpty)
  }

  @Test func `cost the same statements for a new meal, however often it was eaten`() throws {
    let kitchen = try Kitchen()
    for _ in 0..<2 { try kitchen.eat("Tea", on: "2026-11-20", at: "08:00") }
    let early = try kitchen.statementsOfEating("Tea", on: "2026-11-20", at: "08:00")
    for hour in 10..<20 { for _ in 0..<20 { try kitchen.eat("Tea", on: "2026-11-20", at: "\(hour):00") } }

    #expect(try kitchen.statementsOfEating("Tea", on: "2026-11-21", at: "08:00") <= early + 1)
  }

  @Test func `leave out meals more than a year before the last meal of that name`() throws {
    let (one, other) = (try Kitchen(), try Kitchen())
    for kitchen in [one, other] { try kitchen.eat("Tea", on: "2026-11-20", at: "08:00") }
    try one.eat("Tea", on: "2024-11-20", at: "20:00")

    #expect(try one.usualRows() == other.usualRows())
  }

  @Test func `are deleted with the person's account`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.at("Pasta", on: "2026-11-20", "19:00"), by: kitchen.stranger)

    try kitchen.accounts.delete(kitchen.stranger.id)
    for _ in 0..<10 { _ = try kitchen.accounts.removeSome() }

    #expect(try kitchen.count("usual_meal") == 0)
  }
}

extension MealContent {
  fileprivate static func at(_ name: String, on day: String, _ time: String?) throws -> MealContent {
    MealContent(
      name: try MealName(name), category: .snack, date: try .on(day), time: time.flatMap { LocalTime(iso: $0) })
  }
}

extension Kitchen {
  @discardableResult
  fileprivate func eat(_ name: String, on day: String, at time: String?) throws -> Meal.ID {
    try add(.at(name, on: day, time))
  }

  fileprivate func known(at time: String) throws -> [String] {
    let time = try #require(LocalTime(iso: time))
    return try database.snapshot { try MealStore.known(at: time, on: .on("2026-11-28"), of: cook.id, $0) }.all.map(
      \.name.text)
  }

  fileprivate func statementsOfEating(_ name: String, on day: String, at time: String) throws -> Int {
    let tally = StatementCounter()
    try StatementCounter.$current.withValue(tally) { _ = try eat(name, on: day, at: time) }
    return tally.statements
  }

  fileprivate func usualRows() throws -> [String] {
    try database.read { statements throws(StoreError) in
      try statements.all(
        "SELECT name_key, hour, is_favourite, weight, meal_id, sum FROM usual_meal ORDER BY name_key, hour"
      ) { row in "\(row.text(0)) \(row.int(1)) \(row.int(2)) \(row.int(3)) \(row.int(4)) \(row.int(5))" }
    }
  }

  /// Adds, renames, moves, deletes, restores, marks or repeats a meal.
  fileprivate func doAnything(to meals: inout [Meal.ID], _ random: inout SeededRandom) throws {
    // Mostly of two months, and some of more than two years.
    let past = Int.random(in: 0..<(Bool.random(using: &random) ? 60 : 900), using: &random)
    let day = try #require(try LocalDate.on("2026-11-28").adding(days: -past)).iso
    let time = [nil, "00:10", "07:59", "08:00", "23:59"].randomElement(using: &random) ?? nil
    let name = ["Tea", "tea", "Soup", "Rice"].randomElement(using: &random) ?? "Tea"
    guard let meal = meals.randomElement(using: &random), Int.random(in: 0..<6, using: &random) > 0 else {
      meals.append(try eat(name, on: day, at: time))
      return
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: try self.meals.delete(meal, by: cook)
    case 1: try self.meals.restore(meal, by: cook)
    case 2:
      meals.append(try self.meals.repeat(meal, on: .on(day), at: LocalTime(iso: "12:00"), key: .random(), by: cook))
    case 3: try self.meals.setFavourite(meal, Bool.random(using: &random), by: cook)
    default:
      var content = try MealContent.at(name, on: day, time)
      content.isFavourite = Bool.random(using: &random)
      let revision = try self.meal(meal).revision
      _ = try self.meals.update(meal, to: content, photo: .keep, from: revision, by: cook)
    }
  }
}
