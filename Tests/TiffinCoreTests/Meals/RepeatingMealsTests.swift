import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Repeating a meal` {
  @Test func `adds a meal with the same figures and photo at the new time`() throws {
    let kitchen = try Kitchen()
    let first = try kitchen.add(.caprese(), photo: .plate())

    let again = try kitchen.repeat(first, on: "2026-11-21", at: "13:05")

    let (old, new) = (try kitchen.meal(first), try kitchen.meal(again))
    #expect(new.content == old.content.again(on: try .on("2026-11-21"), at: LocalTime(iso: "13:05")))
    #expect(new.content.macros == old.content.macros)
    #expect(new.content.isFavourite)
    #expect(new.photo == old.photo)
  }

  @Test func `keeps the mark of an estimate`() throws {
    let kitchen = try Kitchen()
    var guessed = try MealContent.caprese()
    guessed.isEstimated = true
    let first = try kitchen.add(guessed)

    let again = try kitchen.repeat(first, on: "2026-11-21", at: "13:05")

    #expect(try kitchen.meal(again).content.isEstimated)
  }

  @Test func `does not copy stars and notes`() throws {
    let kitchen = try Kitchen()
    let first = try kitchen.add(.caprese(stars: 4))

    let new = try kitchen.meal(try kitchen.repeat(first, on: "2026-11-21", at: "13:05"))

    #expect(new.content.rating == .none)
    #expect(new.content.notes == .none)
    #expect(try kitchen.meal(first).content.rating.stars == 4)
  }

  @Test func `with a form sent twice adds one meal`() throws {
    let kitchen = try Kitchen()
    let first = try kitchen.add(.caprese())
    let key = SubmissionKey.random()

    let again = try kitchen.repeat(first, on: "2026-11-21", at: "13:05", key: key)

    #expect(try kitchen.repeat(first, on: "2026-11-21", at: "13:06", key: key) == again)
    #expect(try kitchen.count("meal") == 2)
  }

  @Test func `keeps the photo when the first meal is purged`() throws {
    let kitchen = try Kitchen()
    let first = try kitchen.add(.caprese(), photo: .plate())
    let again = try kitchen.meal(try kitchen.repeat(first, on: "2026-11-21", at: "13:05"))

    try kitchen.meals.delete(first, by: kitchen.cook)
    kitchen.clock.pass(days: StoreLimits.undoDays + 1)
    try kitchen.meals.purge()

    let photo = try #require(again.photo)
    #expect(try !kitchen.photos.photo(photo, .small, of: kitchen.cook.id).bytes.isEmpty)
  }

  @Test func `is refused for deleted meals and those of another person`() throws {
    let kitchen = try Kitchen()
    let deleted = try kitchen.add(.caprese())
    try kitchen.meals.delete(deleted, by: kitchen.cook)
    let others = try kitchen.add(.caprese(), by: kitchen.stranger)

    #expect(throws: StoreError.notFound) { try kitchen.repeat(deleted, on: "2026-11-21", at: "13:05") }
    #expect(throws: StoreError.notFound) { try kitchen.repeat(others, on: "2026-11-21", at: "13:05") }
  }
}

@Suite struct `Copying a day` {
  @Test func `copies all its meals with their times`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.caprese(name: "Porridge", at: "07:30"))
    try kitchen.add(.caprese(name: "Soup", at: "12:30"))

    try kitchen.copy("2026-11-20", to: "2026-11-21")

    let copies = try kitchen.meals.meals(of: .day("2026-11-21"), of: kitchen.cook.id)
    #expect(copies.map(\.name.text) == ["Porridge", "Soup"])
    #expect(copies.map(\.time?.iso) == ["07:30", "12:30"])
  }

  @Test func `copies only one category if requested`() throws {
    let kitchen = try Kitchen()
    var porridge = try MealContent.caprese(name: "Porridge", at: "07:30")
    porridge.category = .breakfast
    try kitchen.add(porridge)
    try kitchen.add(.caprese(name: "Soup"))

    try kitchen.copy("2026-11-20", .breakfast, to: "2026-11-21")

    #expect(try kitchen.meals.meals(of: .day("2026-11-21"), of: kitchen.cook.id).map(\.name.text) == ["Porridge"])
  }

  @Test(.onFile) func `indexes the words of all its meals at once`() throws {
    let kitchen = try Kitchen()
    for name in ["Soup", "Tea"] { try kitchen.add(.caprese(name: name)) }
    // FTS5 keeps a row for each time that it wrote words, and two of its own.
    #expect(try kitchen.count("meal_words_data") == 4)

    try kitchen.copy("2026-11-20", to: "2026-11-21")

    #expect(try kitchen.count("meal_words_data") == 5)
  }

  @Test func `with a form sent twice copies once, even with equal meals`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.caprese(name: "Coffee", at: "09:00"))
    try kitchen.add(.caprese(name: "Coffee", at: "09:00"))
    let key = SubmissionKey.random()

    let copies = try kitchen.copy("2026-11-20", to: "2026-11-21", key: key)

    #expect(try kitchen.copy("2026-11-20", to: "2026-11-21", key: key) == copies)
    #expect(copies.count == 2)
    #expect(try kitchen.count("meal") == 4)
  }

  @Test func `to itself adds nothing`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.caprese())

    #expect(try kitchen.copy("2026-11-20", to: "2026-11-20").isEmpty)
    #expect(try kitchen.count("meal") == 1)
  }

  @Test func `without meals adds nothing`() throws {
    let kitchen = try Kitchen()

    #expect(try kitchen.copy("2026-11-20", to: "2026-11-21").isEmpty)
  }
}

extension Kitchen {
  func meal(_ id: Meal.ID) throws -> Meal {
    try meals.meal(id, of: cook.id)
  }

  @discardableResult
  fileprivate func `repeat`(
    _ id: Meal.ID, on day: String, at time: String, key: SubmissionKey = .random()
  ) throws -> Meal.ID {
    try meals.repeat(id, on: .on(day), at: LocalTime(iso: time), key: key, by: cook)
  }

  @discardableResult
  fileprivate func copy(
    _ day: String, _ category: MealCategory? = nil, to other: String, key: SubmissionKey = .random()
  ) throws -> [Meal.ID] {
    try meals.copy(.on(day), category, to: .on(other), key: key, by: cook)
  }
}
