import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `A held picture` {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  @Test(arguments: [HeldPicture.rendered(.plain), .upload(png)]) func `is kept for an hour`(picture: HeldPicture)
    throws
  {
    let kitchen = try Kitchen()
    let id = try #require(try kitchen.held.hold(picture, of: kitchen.cook))

    kitchen.clock.pass(seconds: 3_600)
    #expect(try kitchen.held.picture(id, of: kitchen.cook.id) == picture)
    kitchen.clock.pass(seconds: 1)

    #expect(throws: StoreError.notFound) { try kitchen.held.picture(id, of: kitchen.cook.id) }
    #expect(throws: StoreError.notFound) { try kitchen.held.small(id, of: kitchen.cook.id) }
  }

  @Test func `is visible only to its person`() throws {
    let kitchen = try Kitchen()
    let id = try #require(try kitchen.held.hold(.rendered(.plain), of: kitchen.cook))

    #expect(throws: StoreError.notFound) { try kitchen.held.picture(id, of: kitchen.stranger.id) }
    #expect(throws: StoreError.notFound) { try kitchen.held.small(id, of: kitchen.stranger.id) }
    try kitchen.held.drop(id, of: kitchen.stranger)
    try kitchen.held.replace(id, with: .plate(), of: kitchen.stranger)

    #expect(try kitchen.held.picture(id, of: kitchen.cook.id) == .rendered(.plain))
    #expect(try kitchen.held.small(id, of: kitchen.cook.id).bytes == [1])
  }

  @Test func `is not shown before it is rendered`() throws {
    let kitchen = try Kitchen()
    let id = try #require(try kitchen.held.hold(.upload(Self.png), of: kitchen.cook))

    #expect(throws: StoreError.notFound) { try kitchen.held.small(id, of: kitchen.cook.id) }
  }

  @Test func `is stored without the upload once it is rendered`() throws {
    let kitchen = try Kitchen()
    let id = try #require(try kitchen.held.hold(.upload(Self.png), of: kitchen.cook))

    try kitchen.held.replace(id, with: .plain, of: kitchen.cook)

    #expect(try kitchen.held.picture(id, of: kitchen.cook.id) == .rendered(.plain))
    #expect(try kitchen.count("held_picture WHERE upload IS NOT NULL") == 0)
  }

  @Test func `is deleted when its person discards it`() throws {
    let kitchen = try Kitchen()
    let id = try #require(try kitchen.held.hold(.rendered(.plain), of: kitchen.cook))

    try kitchen.held.drop(id, of: kitchen.cook)

    #expect(throws: StoreError.notFound) { try kitchen.held.picture(id, of: kitchen.cook.id) }
  }

  @Test func `replaces the oldest picture if its person holds too many`() throws {
    let kitchen = try Kitchen()
    let ids = try (0..<25).map { _ in try kitchen.held.hold(.rendered(.plain), of: kitchen.cook) }
    _ = try kitchen.held.hold(.rendered(.plain), of: kitchen.stranger)

    let first = try #require(ids[0])
    #expect(throws: StoreError.notFound) { try kitchen.held.picture(first, of: kitchen.cook.id) }
    for id in ids.dropFirst() { _ = try kitchen.held.picture(try #require(id), of: kitchen.cook.id) }
    #expect(try kitchen.count("held_picture") == 25)
  }

  @Test func `replaces older pictures if its person holds too many bytes`() throws {
    let kitchen = try Kitchen()
    var limits = HeldPictureLimits()
    limits.person = HeldPictureLimits.HeldPictureSpace(pictures: 9, bytes: 20)
    let held = kitchen.held(limits)
    let ids = try (0..<3).map { _ in try #require(try held.hold(.upload(Self.png), of: kitchen.cook)) }

    let larger = try held.hold(.upload(Self.png + Self.png + Self.png), of: kitchen.cook)

    #expect(throws: StoreError.notFound) { try held.picture(ids[0], of: kitchen.cook.id) }
    #expect(try held.picture(ids[1], of: kitchen.cook.id) == .upload(Self.png))
    #expect(try held.picture(ids[2], of: kitchen.cook.id) == .upload(Self.png))
    #expect(larger == nil)
  }

  @Test func `is refused if all people together hold too much`() throws {
    let kitchen = try Kitchen()
    var limits = HeldPictureLimits()
    limits.all = HeldPictureLimits.HeldPictureSpace(pictures: .max, bytes: 10)
    let held = kitchen.held(limits)
    let first = try #require(try held.hold(.upload(Self.png), of: kitchen.cook))

    #expect(try held.hold(.rendered(.plain), of: kitchen.stranger) == nil)
    #expect(try held.hold(Self.png) == nil)
    #expect(try held.picture(first, of: kitchen.cook.id) == .upload(Self.png))
    kitchen.clock.pass(seconds: 3_601)
    #expect(try held.hold(.rendered(.plain), of: kitchen.stranger) != nil)
  }

  @Test func `has limits per person, for visitors and in total`() {
    let limits = HeldPictureLimits()

    #expect(limits.person.pictures == 24 && limits.person.bytes == 96 << 20)
    #expect(limits.nobody.pictures == 12 && limits.nobody.bytes == 48 << 20)
    #expect(limits.all.bytes == 256 << 20)
  }

  @Test func `is purged after an hour, whether its person is signed in or not`() throws {
    let kitchen = try Kitchen()
    _ = try kitchen.held.hold(.rendered(.plain), of: kitchen.cook)
    _ = try kitchen.held.hold(Self.png)
    kitchen.clock.pass(seconds: 3_601)
    let id = try #require(try kitchen.held.hold(.rendered(.plain), of: kitchen.stranger))

    #expect(try kitchen.count("held_picture") == 1)
    #expect(try kitchen.held.purgeSome() == false)
    kitchen.clock.pass(seconds: 3_601)
    try kitchen.held.purgeSome()

    #expect(try kitchen.count("held_picture") == 0)
    #expect(throws: StoreError.notFound) { try kitchen.held.picture(id, of: kitchen.stranger.id) }
  }

  @Test func `is purged soon after a start if it is old`() throws {
    let kitchen = try Kitchen()
    _ = try kitchen.held.hold(.rendered(.plain), of: kitchen.cook)
    try kitchen.database.write { statements throws(StoreError) in
      _ = try statements.run("UPDATE held_picture SET held_at = 0")
    }
    let housekeeping = Housekeeping(kitchen.database, report: { _ in })

    housekeeping.start()

    #expect(try eventually { try kitchen.count("held_picture") == 0 })
    housekeeping.stop()
  }
}

/// A picture sent by a visitor who has to sign in first.
@Suite struct `A picture uploaded before signing in` {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  @Test func `is given only once, to whoever presents its token`() throws {
    let kitchen = try Kitchen()
    let token = try #require(try kitchen.held.hold(Self.png))

    let other = try kitchen.held.claim(.random(), for: kitchen.stranger)
    let id = try #require(try kitchen.held.claim(token, for: kitchen.cook))

    #expect(other == nil)
    #expect(try kitchen.held.picture(id, of: kitchen.cook.id) == .upload(Self.png))
    #expect(try kitchen.held.claim(token, for: kitchen.cook) == nil)
    #expect(try kitchen.held.claim(token, for: kitchen.stranger) == nil)
    #expect(throws: StoreError.notFound) { try kitchen.held.picture(id, of: kitchen.stranger.id) }
  }

  @Test func `expires after an hour`() throws {
    let kitchen = try Kitchen()
    let token = try #require(try kitchen.held.hold(Self.png))

    kitchen.clock.pass(seconds: 3_601)

    #expect(try kitchen.held.claim(token, for: kitchen.cook) == nil)
  }

  @Test func `is refused if it is not a picture`() throws {
    let kitchen = try Kitchen()

    #expect(try kitchen.held.hold(Array("<html>".utf8)) == nil)
    #expect(try kitchen.held.hold([UInt8]()) == nil)
    #expect(try kitchen.count("held_picture") == 0)
  }

  @Test(.onFile) func `is limited in number and size, and refused without a write`() throws {
    let kitchen = try Kitchen()
    var limits = HeldPictureLimits()
    limits.nobody = HeldPictureLimits.HeldPictureSpace(pictures: 2, bytes: 20)
    let held = kitchen.held(limits)

    #expect(try held.hold(Self.png + Self.png + Self.png) == nil)
    for _ in 0..<2 { #expect(try held.hold(Self.png) != nil) }
    let before = try kitchen.commits
    #expect(try held.hold(Self.png) == nil)

    #expect(try kitchen.commits == before)
    #expect(try held.hold(.upload(Self.png), of: kitchen.cook) != nil)
    kitchen.clock.pass(seconds: 3_601)
    #expect(try held.hold(Self.png) != nil)
  }

  @Test func `replaces older pictures of its person when it is claimed`() throws {
    let kitchen = try Kitchen()
    var limits = HeldPictureLimits()
    limits.person = HeldPictureLimits.HeldPictureSpace(pictures: 2, bytes: 100)
    let held = kitchen.held(limits)
    let own = try (0..<2).map { _ in try #require(try held.hold(.rendered(.plain), of: kitchen.cook)) }
    let token = try #require(try held.hold(Self.png))

    let id = try #require(try held.claim(token, for: kitchen.cook))

    #expect(throws: StoreError.notFound) { try held.picture(own[0], of: kitchen.cook.id) }
    #expect(try held.picture(own[1], of: kitchen.cook.id) == .rendered(.plain))
    #expect(try held.picture(id, of: kitchen.cook.id) == .upload(Self.png))
  }
}

@Suite struct `The table of held pictures` {
  private static let row: [(column: String, value: String)] = [
    ("person_id", "1"), ("token_hash", "NULL"), ("held_at", "0"), ("byte_count", "1"),
    ("format", "'jpeg'"), ("small", SQLLiteral.bytes("01")), ("large", SQLLiteral.bytes("02")), ("upload", "NULL"),
  ]

  private func insert(_ kitchen: Kitchen, _ changes: [String: String]) throws {
    let columns = Self.row.map(\.column).joined(separator: ", ")
    let values = Self.row.map { changes[$0.column] ?? $0.value }.joined(separator: ", ")
    try kitchen.database.write { statements throws(StoreError) in
      _ = try statements.run("INSERT INTO held_picture (\(columns)) VALUES (\(values))")
    }
  }

  @Test(arguments: [
    [:], ["format": "'webp'"], ["format": "NULL", "small": "NULL", "large": "NULL", "upload": SQLLiteral.bytes("01")],
    ["person_id": "NULL", "token_hash": "'\(String(repeating: "a", count: 64))'"],
  ]) func `accepts valid rows`(changes: [String: String]) throws {
    let kitchen = try Kitchen()

    try insert(kitchen, changes)

    #expect(try kitchen.count("held_picture") == 1)
  }

  @Test(arguments: [
    ["format": "'svg'"], ["format": "NULL"], ["small": "NULL"], ["large": "NULL"],
    ["small": SQLLiteral.bytes("")], ["large": SQLLiteral.bytes("")],
    ["upload": SQLLiteral.bytes("01")],
    ["upload": SQLLiteral.bytes(""), "format": "NULL", "small": "NULL", "large": "NULL"],
    ["format": "NULL", "small": "NULL", "large": "NULL"], ["person_id": "NULL"], ["person_id": "99"],
    ["token_hash": "'\(String(repeating: "a", count: 64))'"], ["held_at": "NULL"], ["byte_count": "0"],
    ["person_id": "NULL", "token_hash": "'short'"],
  ]) func `refuses invalid rows`(changes: [String: String]) throws {
    let kitchen = try Kitchen()

    #expect(throws: StoreError.self) { try insert(kitchen, changes) }

    #expect(try kitchen.count("held_picture") == 0)
  }

  @Test func `is added to an older database without other changes`() throws {
    let scratch = TestFolder()
    let database = try scratch.database(at: 8)
    try database.write { statements throws(StoreError) in
      try statements.run(
        """
        INSERT INTO photo (household_id, person_id, format, fingerprint, small, large)
        VALUES (1, 1, 'jpeg', '\(String(repeating: "a", count: 32))', x'01', x'02')
        """)
      try Migrations.run(statements, database.dialect, now: 0)
    }
    let person = try PersonStore(database).builtIn()
    let held = HeldPictureStore(database)

    let id = try #require(try held.hold(.rendered(.plain), of: person))

    #expect(try held.picture(id, of: person.id) == .rendered(.plain))
    #expect(try PhotoStore(database).photo(Photo.ID(1), .small, of: person.id).bytes == [1])
    try database.close()
  }
}
