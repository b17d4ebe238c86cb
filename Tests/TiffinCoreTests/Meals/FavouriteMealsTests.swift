import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Favourite meals` {
  @Test func `share their mark with all meals of the same name`() throws {
    let kitchen = try Kitchen()
    let monday = try kitchen.add(.plain("Flat white", on: "2026-11-16"))
    let tuesday = try kitchen.add(.plain("flat  WHITE", on: "2026-11-17"))
    let tea = try kitchen.add(.plain("Tea"))

    try kitchen.meals.setFavourite(monday, true, by: kitchen.cook)
    #expect(try kitchen.meal(tuesday).content.isFavourite)
    #expect(try !kitchen.meal(tea).content.isFavourite)

    try kitchen.meals.setFavourite(tuesday, false, by: kitchen.cook)
    #expect(try !kitchen.meal(monday).content.isFavourite)
  }

  @Test func `mark a new meal of the same name`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.plain("Flat white", isFavourite: true))

    let new = try kitchen.add(.plain("Flat white"))

    #expect(try kitchen.meal(new).content.isFavourite)
  }

  @Test func `are marked and unmarked by the form too`() throws {
    let kitchen = try Kitchen()
    let old = try kitchen.add(.plain("Flat white"))
    let new = try kitchen.add(.plain("Flat white", isFavourite: true))
    #expect(try kitchen.meal(old).content.isFavourite)

    let revision = try kitchen.meal(new).revision
    _ = try kitchen.meals.update(new, to: .plain("Flat white"), photo: .keep, from: revision, by: kitchen.cook)

    #expect(try !kitchen.meal(old).content.isFavourite)
  }

  @Test func `mark a meal that is renamed to the name of a favourite`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.plain("Flat white", isFavourite: true))
    let tea = try kitchen.add(.plain("Tea"))

    _ = try kitchen.meals.update(tea, to: .plain("Flat white"), photo: .keep, from: 1, by: kitchen.cook)

    #expect(try kitchen.meal(tea).content.isFavourite)
  }

  @Test func `keep their mark under a new name, and mark other meals of that name`() throws {
    let kitchen = try Kitchen()
    let white = try kitchen.add(.plain("Flat white", isFavourite: true))
    let porridge = try kitchen.add(.plain("Porridge"))

    _ = try kitchen.meals.update(
      white, to: .plain("Porridge", isFavourite: true), photo: .keep, from: 1, by: kitchen.cook)

    #expect(try kitchen.meal(porridge).content.isFavourite)
  }

  @Test(arguments: [true, false]) func `are restored with the current mark of their name`(isFavourite: Bool) throws {
    let kitchen = try Kitchen()
    let first = try kitchen.add(.plain("Tea", isFavourite: !isFavourite))
    let second = try kitchen.add(.plain("Tea", isFavourite: !isFavourite))
    try kitchen.meals.delete(first, by: kitchen.cook)
    try kitchen.meals.setFavourite(second, isFavourite, by: kitchen.cook)

    try kitchen.meals.restore(first, by: kitchen.cook)

    #expect(try kitchen.meal(first).content.isFavourite == isFavourite)
    #expect(try kitchen.meal(second).content.isFavourite == isFavourite)
  }

  @Test func `are unchanged if they are marked again`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.plain("Flat white", isFavourite: true))
    let before = try kitchen.meal(id)

    try kitchen.meals.setFavourite(id, true, by: kitchen.cook)

    #expect(try kitchen.meal(id) == before)
  }

  @Test func `belong to one person`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.plain("Flat white"))
    try kitchen.add(.plain("Flat white", isFavourite: true), by: kitchen.stranger)

    #expect(throws: StoreError.notFound) { try kitchen.meals.setFavourite(id, true, by: kitchen.stranger) }
    #expect(try kitchen.favourites(at: "12:00").isEmpty)
    #expect(try !kitchen.meal(id).content.isFavourite)
  }

  @Test func `are listed once each, with their last meal`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.plain("Flat white", on: "2026-11-16", isFavourite: true))
    let last = try kitchen.add(.plain("Flat white", on: "2026-11-17"))
    try kitchen.meals.delete(try kitchen.add(.plain("Cake", isFavourite: true)), by: kitchen.cook)

    #expect(try kitchen.favourites(at: "12:00").map(\.id) == [last])
  }

  @Test(arguments: [("08:30", "Flat white"), ("19:00", "Pasta"), ("23:30", "Cocoa"), ("00:15", "Cocoa")])
  func `are listed with the meals most eaten at this hour first`(time: String, name: String) throws {
    let kitchen = try Kitchen()
    for day in 10...12 { try kitchen.add(.plain("Flat white", on: "2026-11-\(day)", at: "08:00", isFavourite: true)) }
    for day in 10...11 { try kitchen.add(.plain("Pasta", on: "2026-11-\(day)", at: "19:30", isFavourite: true)) }
    try kitchen.add(.plain("Cocoa", on: "2026-11-10", at: "23:50", isFavourite: true))

    #expect(try kitchen.favourites(at: time).first?.name.text == name)
    #expect(try kitchen.favourites(at: "14:00").map(\.name.text) == ["Flat white", "Pasta", "Cocoa"])
  }

  @Test(.onFile) func `are found by indexes`() throws {
    let kitchen = try Kitchen()

    let plans = try kitchen.database.read { statements throws(StoreError) in
      try statements.all(
        "EXPLAIN QUERY PLAN \(MealStore.favouriteOfName)", [.int(1), .text("tea")]
      ) { row in row.text(3) }
        + statements.all(
          "EXPLAIN QUERY PLAN \(MealStore.known)", [.int(1), .int(12), .text("2026-11-28")]
        ) { row in row.text(3) }
    }

    #expect(plans.contains { $0.contains("meal_favourite_by_name") })
    #expect(
      plans.contains { $0.contains("COVERING INDEX usual_meal_by_weight (person_id=? AND is_favourite=? AND hour=?)") })
    #expect(!plans.contains { $0.hasPrefix("SCAN meal") })
  }
}

extension MealContent {
  fileprivate static func plain(
    _ name: String, on day: String = "2026-11-20", at time: String = "12:00", isFavourite: Bool = false
  ) throws -> MealContent {
    MealContent(
      name: try MealName(name), category: .snack, date: try .on(day), time: LocalTime(iso: time),
      isFavourite: isFavourite)
  }
}

extension Kitchen {
  fileprivate func favourites(at time: String) throws -> [ListedMeal] {
    let time = try #require(LocalTime(iso: time))
    return try database.snapshot { try MealStore.known(at: time, on: .on("2026-11-28"), of: cook.id, $0) }.favourites
  }
}
