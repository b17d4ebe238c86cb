import TestServer
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Households` {
  private func join(_ kitchen: Kitchen, _ name: String) throws -> Person.ID {
    let account = try NewAccount(username: Username(name), name: PersonName(name), passwordHash: nil)
    return try kitchen.links.join(try kitchen.links.invite(by: kitchen.cook.id), as: account)
  }

  @Test func `are changed only by their owners`() throws {
    let kitchen = try Kitchen()
    let bob = try join(kitchen, "bob")
    let strangers: [(Person.ID, AccountError)] = [(bob, .notOwner), (kitchen.stranger.id, .store(.notFound))]

    for (stranger, error) in strangers {
      #expect(throws: error) { try kitchen.households.setRole(.owner, of: bob, by: stranger) }
      #expect(throws: error) { try kitchen.households.remove(bob, by: stranger) }
      #expect(throws: error) { try kitchen.links.passwordLink(for: bob, by: stranger) }
    }
    #expect(throws: AccountError.notOwner) { try kitchen.links.invite(by: bob) }
    #expect(throws: AccountError.notOwner) {
      try kitchen.households.rename(PersonName("Theirs"), by: bob)
    }
  }

  @Test func `list their members, owners first`() throws {
    let kitchen = try Kitchen()
    let bob = try join(kitchen, "bob")
    let ann = try join(kitchen, "ann")
    try kitchen.households.setRole(.owner, of: ann, by: kitchen.cook.id)

    let members = try kitchen.households.members(with: kitchen.cook)

    #expect(members.map(\.id) == [kitchen.cook.id, ann, bob])
    #expect(members.map(\.username) == [nil, "ann", "bob"])
    #expect(try kitchen.households.members(with: kitchen.stranger).map(\.name) == ["Carol"])
  }

  @Test func `always keep an owner`() throws {
    let kitchen = try Kitchen()
    let bob = try join(kitchen, "bob")

    #expect(throws: AccountError.lastOwner) {
      try kitchen.households.setRole(.member, of: kitchen.cook.id, by: kitchen.cook.id)
    }
    #expect(throws: AccountError.lastOwner) { try kitchen.households.leave(kitchen.cook.id) }
    try kitchen.households.setRole(.owner, of: bob, by: kitchen.cook.id)
    try kitchen.households.leave(kitchen.cook.id)

    #expect(throws: AccountError.alreadyThere) { try kitchen.households.leave(bob) }
  }

  @Test func `let people leave with their meals and photos`() throws {
    let kitchen = try Kitchen()
    let bob = try PersonStore(kitchen.database).person(try join(kitchen, "bob"))
    let photo = RenderedPhoto(format: .jpeg, small: [1], large: [2])
    let meal = try kitchen.add(.toast(), photo: photo, by: bob)

    try kitchen.households.leave(bob.id)

    let now = try PersonStore(kitchen.database).person(bob.id)
    #expect(now.household != kitchen.cook.household)
    #expect(now.role == .owner)
    let stored = try kitchen.meals.meal(meal, of: bob.id)
    #expect(try kitchen.photos.photo(try #require(stored.photo), .small, of: bob.id).bytes == [1])
  }

  @Test func `are deleted when they are empty`() throws {
    let kitchen = try Kitchen()
    let account = try NewAccount(username: Username("dora"), name: PersonName("Dora"), passwordHash: nil)
    let dora = try kitchen.links.join(try kitchen.links.inviteHousehold(), as: account)
    let households = try kitchen.count("household")

    try kitchen.links.accept(try kitchen.links.invite(by: kitchen.cook.id), by: dora)

    #expect(try kitchen.count("household") == households - 1)
    #expect(throws: AccountError.alreadyThere) {
      try kitchen.links.accept(try kitchen.links.invite(by: kitchen.cook.id), by: dora)
    }
  }
}
