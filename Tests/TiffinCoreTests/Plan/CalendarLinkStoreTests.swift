import Foundation
import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A calendar link's secret` {
  @Test func `identifies its person until it is renewed or removed`() throws {
    let kitchen = try Kitchen()
    let calendars = CalendarLinkStore(kitchen.database, now: { 1_790_000_000 })

    #expect(try calendars.link(of: kitchen.cook.id) == nil)
    let first = try calendars.renew(of: kitchen.cook).text
    #expect(try kitchen.owner(ofCalendar: first).id == kitchen.cook.id)
    #expect(try calendars.link(of: kitchen.cook.id)?.made == 1_790_000_000)
    let second = try calendars.renew(of: kitchen.cook).text
    #expect(throws: StoreError.notFound) { try kitchen.owner(ofCalendar: first) }
    try calendars.close(of: kitchen.cook)
    #expect(throws: StoreError.notFound) { try kitchen.owner(ofCalendar: second) }
    #expect(try calendars.link(of: kitchen.cook.id) == nil)
  }

  @Test func `is stored only as a hash`() throws {
    let kitchen = try Kitchen()

    let secret = try CalendarLinkStore(kitchen.database).renew(of: kitchen.cook)

    let stored = try kitchen.database.snapshot { statements in
      try statements.first("SELECT calendar_hash FROM person WHERE id = $1", [.id(kitchen.cook.id)]) { $0.text(0) }
    }
    #expect(stored == secret.hash)
  }

  @Test func `is in no database file, not even in earlier pages`() throws {
    let place = TestFolder()
    let installation = try DataFolder(place.path + "/data").create()
    let cook = try PersonStore(installation.database).builtIn()

    let secret = try CalendarLinkStore(installation.database).renew(of: cook).text

    for file in ["tiffin.db", "tiffin.db-wal"] {
      let bytes = try Data(contentsOf: URL(filePath: "\(place.path)/data/\(file)"))
      #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(file)")
    }
    try installation.close()
  }

  @Test(arguments: ["", "x", "'", String(repeating: "A", count: 43), String(repeating: "A", count: 44)])
  func `is refused if it is malformed or unknown`(secret: String) throws {
    let kitchen = try Kitchen()

    #expect(throws: StoreError.notFound) { try kitchen.owner(ofCalendar: secret) }
  }
}

extension Kitchen {
  /// The person whose calendar a secret belongs to.
  func owner(ofCalendar secret: String) throws -> Person {
    try database.snapshot { try CalendarLinkStore.person(secret, $0) }
  }
}
