import Testing

@testable import TiffinCore

@Suite struct `A calendar's secret` {
  @Test func `leads to its person, until it is renewed or taken away`() throws {
    let kitchen = try Kitchen()
    let calendars = CalendarStore(kitchen.database)

    #expect(try calendars.secret(of: kitchen.cook.id) == nil)
    let first = try calendars.renew(of: kitchen.cook.id)
    #expect(try kitchen.owner(ofCalendar: first).id == kitchen.cook.id)
    #expect(try calendars.secret(of: kitchen.cook.id) == first)
    let second = try calendars.renew(of: kitchen.cook.id)
    #expect(throws: StoreError.notFound) { try kitchen.owner(ofCalendar: first) }
    try calendars.close(of: kitchen.cook.id)
    #expect(throws: StoreError.notFound) { try kitchen.owner(ofCalendar: second) }
    #expect(try calendars.secret(of: kitchen.cook.id) == nil)
  }

  @Test(arguments: ["", "x", "'", String(repeating: "A", count: 43), String(repeating: "A", count: 44)])
  func `is not to be guessed`(secret: String) throws {
    let kitchen = try Kitchen()

    #expect(throws: StoreError.notFound) { try kitchen.owner(ofCalendar: secret) }
  }
}

extension Kitchen {
  /// Whose calendar a secret leads to.
  func owner(ofCalendar secret: String) throws -> Person {
    try database.snapshot { try CalendarStore.person(secret, $0) }
  }
}
