import TestServer
import TestSupport
import Testing

@testable import Platform
@testable import TiffinCore

@Suite struct `A new password` {
  private let kitchen: Kitchen
  private let maya: Account

  init() throws {
    kitchen = try Kitchen()
    let new = try NewAccount(username: Username("maya"), name: PersonName("Maya"), passwordHash: "first")
    maya = try kitchen.accounts.account(of: try kitchen.links.join(try kitchen.links.inviteHousehold(), as: new))
  }

  @Test func `ends every session and every password link, and begins one session`() throws {
    _ = try kitchen.sessions.begin(maya, isKept: true, device: "phone")
    let link = try kitchen.links.passwordLink(for: maya.id)

    let token = try kitchen.sessions.changePassword(of: maya, to: "second", isKept: true, device: "desk")

    #expect(try kitchen.sessions.all(of: maya.id).map(\.device) == ["desk"])
    #expect(try kitchen.sessions.find(try #require(token))?.person.id == maya.id)
    #expect(try kitchen.links.passwordOwner(link) == nil)
  }

  @Test func `set by a link ends every link made with the old password`() throws {
    let invitation = try kitchen.links.invite(by: maya.id)
    let link = try kitchen.links.passwordLink(for: maya.id)

    _ = try kitchen.links.resetPassword(link, to: "second")

    #expect(try kitchen.links.invitation(invitation) == nil)
    #expect(try kitchen.links.passwordOwner(link) == nil)
  }

  @Test func `ends sign-ins that were verified with the old password`() throws {
    _ = try kitchen.sessions.changePassword(of: maya, to: "second", isKept: true, device: "desk")

    #expect(try kitchen.sessions.begin(maya, isKept: true, device: "thief") == nil)
    #expect(try kitchen.sessions.changePassword(of: maya, to: "third", isKept: true, device: "thief") == nil)
    #expect(try kitchen.accounts.account(of: maya.id).passwordHash == "second")
    #expect(try kitchen.sessions.all(of: maya.id).count == 1)
  }

  @Test func `cannot be set by an owner's link after roles have changed`() throws {
    let token = try kitchen.links.invite(by: kitchen.cook.id)
    try kitchen.links.accept(token, by: maya.id)
    let links = [
      try kitchen.links.passwordLink(for: maya.id, by: kitchen.cook.id), try kitchen.links.invite(by: kitchen.cook.id),
    ]

    try kitchen.households.setRole(.owner, of: maya.id, by: kitchen.cook.id)
    #expect(try kitchen.links.passwordOwner(links[0]) == nil)
    try kitchen.households.setRole(.member, of: kitchen.cook.id, by: maya.id)

    #expect(try kitchen.links.invitation(links[1]) == nil)
  }

  @Test(.onFile) func `recording a session's use fails at once while another process writes`()
    throws
  {
    let token = try #require(try kitchen.sessions.begin(maya, isKept: true, device: "phone"))
    let session = try #require(try kitchen.sessions.find(token)).session
    kitchen.clock.pass(seconds: 600)
    let lock = try HeldWrites(kitchen.folder)

    #expect(throws: StoreError.busy) { try kitchen.sessions.recordUse(of: session) }
    lock.release()
    try kitchen.sessions.recordUse(of: session)

    #expect(try kitchen.sessions.find(token)?.session.used == kitchen.clock.seconds)
  }

  /// Another program, such as sqlite3, does not use Tiffin's write lock: SQLite itself would wait for it.
  @Test(.onFile) func `recording a session's use fails at once while another program holds a lock`() throws {
    let token = try #require(try kitchen.sessions.begin(maya, isKept: true, device: "phone"))
    let session = try #require(try kitchen.sessions.find(token)).session
    kitchen.clock.pass(seconds: 600)
    let other = try SQLiteConnection(path: kitchen.folder.databasePath, isReadOnly: false)
    defer { other.close() }
    try other.command("BEGIN IMMEDIATE")

    #expect(throws: StoreError.busy) { try kitchen.sessions.recordUse(of: session) }
    try other.command("ROLLBACK")
    try kitchen.sessions.recordUse(of: session)

    #expect(try kitchen.sessions.find(token)?.session.used == kitchen.clock.seconds)
  }
}
