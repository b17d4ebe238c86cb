import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Deleting an account` {
  @Test func `removes meals and photos in batches`() throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addBob(meals: 7)
    try kitchen.add(.caprese())
    try kitchen.accounts.close(bob.id)

    var left: [[Int]] = []
    while try kitchen.accounts.removeSome(meals: 3, photos: 4) {
      left.append(try ["meal", "photo", "person"].map(kitchen.count))
    }

    #expect(
      left == [[5, 7, 3], [2, 7, 3], [1, 7, 3], [1, 3, 3], [1, 0, 3], [1, 0, 2]])
    #expect(try kitchen.count("meal_words") == 1)
    #expect(try kitchen.count("submission") == 1)
  }

  @Test func `ends the account's sessions, links and visibility at once`() throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addBob(meals: 1)
    let account = try kitchen.accounts.account(of: bob.id)
    let token = try kitchen.sessions.begin(bob.id, isKept: true, device: "Firefox")
    let link = try kitchen.links.passwordLink(for: bob.id)

    let calendar = CalendarLinkStore(kitchen.database)
    let secret = try calendar.renew(of: bob)

    try kitchen.accounts.close(bob.id)

    #expect(throws: StoreError.notFound) { try kitchen.owner(ofCalendar: secret.text) }
    #expect(try kitchen.count("meal") == 1)
    #expect(try kitchen.sessions.find(token) == nil)
    #expect(try kitchen.sessions.begin(account, isKept: true, device: "Firefox") == nil)
    #expect(try kitchen.links.passwordOwner(link) == nil)
    #expect(try kitchen.accounts.find("bob") == nil)
    #expect(try kitchen.households.members(with: kitchen.cook).map(\.id) == [kitchen.cook.id])
    #expect(try PersonStore(kitchen.database).count() == 2)
    #expect(throws: AccountError.store(.notFound)) { try kitchen.links.passwordLink(for: bob.id) }
    #expect(throws: AccountError.store(.notFound)) { try kitchen.accounts.delete(bob.id) }
  }

  @Test func `removes its person from members and owners before the data is deleted`() throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addBob(meals: 1)
    try kitchen.households.setRole(.owner, of: bob.id, by: kitchen.cook.id)

    try kitchen.accounts.close(bob.id)

    #expect(throws: AccountError.alreadyThere) { try kitchen.households.leave(kitchen.cook.id) }
    #expect(try PersonStore(kitchen.database).builtIn().id == kitchen.cook.id)
  }

  @Test func `deletes the household if it becomes empty`() throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addBob(meals: 1)
    try kitchen.households.leave(bob.id)
    let before = try kitchen.count("household")

    try kitchen.accounts.delete(bob.id)

    #expect(try kitchen.count("household") == before - 1)
  }

  @Test func `lets the last remaining member move out and take the recipes`() throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addBob(meals: 1)
    let recipe = try kitchen.add(.pancakes)
    let before = try kitchen.count("household")
    try kitchen.accounts.close(bob.id)

    try kitchen.links.accept(try kitchen.links.inviteHousehold(), by: kitchen.cook.id)
    #expect(try eventually { try !kitchen.accounts.removeSome() })

    let cook = try PersonStore(kitchen.database).person(kitchen.cook.id)
    #expect(cook.household != kitchen.cook.household)
    #expect(try kitchen.recipes.page(RecipeQuery(), for: cook).recipes.map(\.id) == [recipe])
    #expect(try kitchen.count("household") == before)
  }

  @Test func `leaves nothing to the next person who sets up, even if other deletions are unfinished`() throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addBob(meals: 2)
    try kitchen.add(.caprese())
    try kitchen.accounts.close(bob.id)

    try kitchen.accounts.close(kitchen.cook.id)
    try kitchen.removeStranger()
    let code = try #require(try kitchen.accounts.setupCode())
    let account = try NewAccount(username: Username("dora"), name: PersonName("Dora"), passwordHash: "hash")
    let dora = try kitchen.accounts.setUp(account, household: PersonName("New"), code: code)

    #expect(try kitchen.meals.page(MealQuery(), of: dora).meals.isEmpty)
    for _ in 0..<1_000 { guard try kitchen.accounts.removeSome() else { break } }
    #expect(try ["meal", "photo", "meal_words"].map(kitchen.count) == [0, 0, 0])
    #expect(try kitchen.texts("SELECT name FROM person") == ["Dora"])
    #expect(try kitchen.texts("SELECT name FROM household") == ["New"])
  }
}

extension Kitchen {
  /// Deletes the person without an account.
  fileprivate func removeStranger() throws {
    try run("DELETE FROM person WHERE id = \(stranger.id.number)")
    try run("DELETE FROM household WHERE id = \(stranger.household.number)")
  }

  /// Adds Bob, with an account and meals with photos, to the household of the cook, who also has an account.
  func addBob(meals: Int) throws -> Person {
    _ = try accounts.addIdentifiedByProxy(
      NewAccount(username: Username("cook"), name: PersonName("Cook"), passwordHash: nil))
    let account = try NewAccount(username: Username("bob"), name: PersonName("Bob"), passwordHash: "hash")
    let bob = try PersonStore(database).person(try links.join(try links.invite(by: cook.id), as: account))
    for number in 0..<meals { try add(.toast(), photo: .plate(UInt8(number)), by: bob) }
    return bob
  }
}
