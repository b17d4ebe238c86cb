import TestServer
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Stored accounts` {
  private func account(_ name: String) throws -> NewAccount {
    try NewAccount(username: Username(name), name: PersonName(name), passwordHash: "hash of \(name)")
  }

  @Test func `begin with a setup code that stays the same until it is used`() throws {
    let kitchen = try Kitchen()
    let code = try #require(try kitchen.accounts.setupCode())

    #expect(code.utf8.count == 22)
    #expect(try kitchen.accounts.setupCode() == code)
    #expect(try kitchen.accounts.isSetupCode(code))
    _ = try kitchen.accounts.setUp(account("maya"), household: PersonName("Home"), code: code)

    #expect(try kitchen.accounts.setupCode() == nil)
    #expect(try !kitchen.accounts.isSetupCode(code))
    #expect(throws: AccountError.expired) {
      try kitchen.accounts.setUp(account("mallory"), household: PersonName("Home"), code: code)
    }
  }

  @Test func `are refused if the username is taken, and nothing is stored`() throws {
    let kitchen = try Kitchen()
    _ = try kitchen.accounts.addIdentifiedByProxy(account("maya"))
    let people = try kitchen.count("person")
    let households = try kitchen.count("household")
    let token = try kitchen.links.inviteHousehold()

    #expect(throws: AccountError.usernameTaken) { try kitchen.accounts.addIdentifiedByProxy(account("MAYA")) }
    #expect(throws: AccountError.usernameTaken) { try kitchen.links.join(token, as: account("Máya")) }

    #expect(try kitchen.count("person") == people)
    #expect(try kitchen.count("household") == households)
    #expect(try kitchen.links.invitation(token) != nil)
  }

  @Test func `change their password only if the known hash is still current`() throws {
    let kitchen = try Kitchen()
    let maya = try kitchen.accounts.addIdentifiedByProxy(account("maya"))

    #expect(try kitchen.accounts.setPassword("second", of: maya, insteadOf: "hash of maya"))
    #expect(try !kitchen.accounts.setPassword("third", of: maya, insteadOf: "hash of maya"))

    #expect(try kitchen.accounts.find("maya")?.passwordHash == "second")
  }

  @Test func `are deleted with all their data, and nothing else is deleted`() throws {
    let kitchen = try Kitchen()
    let token = try kitchen.links.inviteHousehold()
    let id = try kitchen.links.join(token, as: account("maya"))
    let maya = try PersonStore(kitchen.database).person(id)
    let photo = RenderedPhoto(format: .jpeg, small: [1], large: [2])
    try kitchen.add(.toast(), photo: photo, by: maya)
    try kitchen.add(.caprese())
    _ = try kitchen.sessions.begin(id, isKept: true, device: "Firefox")
    _ = try kitchen.links.passwordLink(for: id)
    let before = try ["meal", "photo", "submission", "household", "meal_words"].map(kitchen.count)

    try kitchen.accounts.delete(id)

    let after = try ["meal", "photo", "submission", "household", "meal_words"].map(kitchen.count)
    #expect(zip(before, after).map { $0 - $1 } == [1, 1, 1, 1, 1])
    #expect(try kitchen.count("session") == 0)
    #expect(try kitchen.count("account") == 0)
    #expect(try kitchen.count("one_time_link") == 0)
  }

  @Test func `are deleted without their household if others still live in it`() throws {
    let kitchen = try Kitchen()
    _ = try kitchen.accounts.addIdentifiedByProxy(account("owner"))
    let bob = try kitchen.links.join(try kitchen.links.invite(by: kitchen.cook.id), as: account("bob"))

    #expect(throws: AccountError.lastOwner) { try kitchen.accounts.delete(kitchen.cook.id) }
    try kitchen.accounts.delete(bob)
    try kitchen.accounts.delete(kitchen.cook.id)

    #expect(try kitchen.count("household") == 1)
  }
}
