import TestServer
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Read-only past days` {
  @Test func `accept no new meal, neither typed nor copied`() throws {
    let kitchen = try Kitchen()
    let lunch = try kitchen.add(.caprese(on: "2026-11-19"))
    let careful = try kitchen.carefulCook()

    #expect(throws: StoreError.pastDay) { try kitchen.add(.toast(on: "2026-11-20"), by: careful) }
    #expect(throws: StoreError.pastDay) {
      try kitchen.meals.repeat(lunch, on: .on("2026-11-20"), at: nil, key: .random(), by: careful)
    }
    #expect(throws: StoreError.pastDay) {
      try kitchen.meals.copy(.on("2026-11-19"), to: .on("2026-11-20"), key: .random(), by: careful)
    }
    #expect(try kitchen.count("meal") == 1)
  }

  @Test func `keep their meals unchanged`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.caprese(on: "2026-11-20", stars: 4))
    let before = try kitchen.meal(id)
    let careful = try kitchen.carefulCook()

    #expect(throws: StoreError.pastDay) { try kitchen.meals.delete(id, by: careful) }
    #expect(throws: StoreError.pastDay) { try kitchen.meals.rate(id, .none, by: careful) }
    #expect(throws: StoreError.pastDay) {
      try kitchen.meals.update(id, to: .toast(on: "2026-11-21"), photo: .keep, from: before.revision, by: careful)
    }
    #expect(try kitchen.meal(id) == before)
  }

  @Test func `accept no meal moved from today`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.caprese(on: "2026-11-21"))
    let careful = try kitchen.carefulCook()

    #expect(throws: StoreError.pastDay) {
      try kitchen.meals.update(id, to: .toast(on: "2026-11-20"), photo: .keep, from: 1, by: careful)
    }
  }

  @Test func `leave today and future days open`() throws {
    let kitchen = try Kitchen()
    let careful = try kitchen.carefulCook()

    let today = try kitchen.add(.caprese(on: "2026-11-21"), by: careful)
    try kitchen.add(.caprese(on: "2026-11-22"), by: careful)

    try kitchen.meals.rate(today, Rating(2), by: careful)
    #expect(try kitchen.meal(today).content.rating.stars == 2)
  }

  @Test func `let their meals be repeated today`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.caprese(on: "2026-11-20"))

    let again = try kitchen.meals.repeat(
      id, on: .on("2026-11-21"), at: nil, key: .random(), by: kitchen.carefulCook())

    #expect(try kitchen.meal(again).content.date.iso == "2026-11-21")
  }

  @Test func `can be changed unless the person has made them read-only`() throws {
    let kitchen = try Kitchen()

    let person = kitchen.cook.on(try .on("2026-11-21"))

    #expect(person.mayChange(try .on("1970-01-01")))
  }
}

extension Kitchen {
  /// The cook on 21 November 2026, with past days closed.
  fileprivate func carefulCook() throws -> Person {
    let people = PersonStore(database)
    try people.change(cook.id) { $0.arePastDaysReadOnly = true }
    return try people.builtIn().on(.on("2026-11-21"))
  }
}
