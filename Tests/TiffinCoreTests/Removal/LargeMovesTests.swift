import Platform
import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

/// Others write between the steps of a move, so each step has to be small for any amount of data.
@Suite(.onFile) struct `Moving a large household` {
  /// The bytes that each of a store's writes adds to the database's log, which is never emptied meanwhile.
  private struct Log {
    private let path: String
    private let lock: FileLock

    init(_ folder: DataFolder) throws {
      path = folder.databasePath + "-wal"
      // As while a backup is made.
      lock = try FileLock(path: folder.backupLockPath)
      try #require(lock.tryAcquire())
    }

    func bytes(_ write: () throws -> Void) rethrows -> Int {
      let before = FileSystem.size(of: path) ?? 0
      try write()
      return (FileSystem.size(of: path) ?? 0) - before
    }
  }

  private static let most = 2 << 20

  private func photo(_ number: Int) -> RenderedPhoto {
    var random = SeededRandom(seed: UInt64(number))
    let large = (0..<150_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    return RenderedPhoto(format: .jpeg, small: Array(large.prefix(5_000)), large: large)
  }

  private func bob(_ kitchen: Kitchen) throws -> Person {
    let account = try NewAccount(username: Username("bob"), name: PersonName("Bob"), passwordHash: "hash")
    let bob = try PersonStore(kitchen.database).person(
      try kitchen.links.join(try kitchen.links.inviteHousehold(), as: account))
    for number in 0..<60 { try kitchen.add(.toast(), photo: photo(number), by: bob) }
    for _ in 0..<10 { _ = try kitchen.held.hold(.upload(photo(1).large), of: bob) }
    for number in 0..<130 {
      let picture = number < 40 ? try kitchen.pictures.add(photo(number), for: bob.household) : nil
      _ = try kitchen.recipes.add(.named("Dish \(number)"), picture: picture, key: .random(), by: bob)
    }
    for number in 0..<400 { _ = try kitchen.plan("Soup \(number)", on: "2026-11-20", by: bob) }
    return bob
  }

  private func settle(_ kitchen: Kitchen, _ log: Log) throws -> [Int] {
    var steps: [Int] = []
    var isMore = true
    while isMore { steps.append(try log.bytes { isMore = try kitchen.accounts.removeSome() }) }
    return steps
  }

  @Test func `writes little in each step of joining another household, and no pictures`() throws {
    let kitchen = try Kitchen()
    let bob = try bob(kitchen)
    let token = try kitchen.links.invite(by: kitchen.stranger.id)
    let log = try Log(kitchen.folder)

    let first = try log.bytes { try kitchen.links.beginMove(token, by: bob.id) }
    let begun = try kitchen.arrival(at: kitchen.stranger)
    let steps = try settle(kitchen, log)

    #expect(first < 400_000)
    #expect(begun == HouseholdMergeProgress(arrived: 0, total: 530))
    #expect(steps.count > 4 && steps.max() ?? 0 < Self.most && steps.reduce(0, +) < 2 * Self.most, "\(steps)")
    #expect(try kitchen.arrival(at: kitchen.stranger) == nil)
    let moved = try PersonStore(kitchen.database).person(bob.id)
    #expect(moved.household == kitchen.stranger.household)
    #expect(try kitchen.count("recipe WHERE household_id = \(moved.household.number)") == 130)
    #expect(try kitchen.count("plan_entry WHERE household_id = \(moved.household.number)") == 400)
    #expect(try kitchen.meals.page(MealQuery(), of: bob.id).meals.isEmpty == false)
  }

  @Test func `writes little when one of several members leaves`() throws {
    let kitchen = try Kitchen()
    let bob = try bob(kitchen)
    try kitchen.links.accept(try kitchen.links.invite(by: kitchen.stranger.id), by: bob.id)
    let log = try Log(kitchen.folder)

    #expect(try log.bytes { try kitchen.households.leave(bob.id) } < 400_000)
  }

  @Test func `deletes data in batches after the last member deletes their account`() throws {
    let kitchen = try Kitchen()
    let bob = try bob(kitchen)
    let log = try Log(kitchen.folder)

    let first = try log.bytes { try kitchen.accounts.close(bob.id) }
    let steps = try settle(kitchen, log)

    #expect(first < 400_000)
    // Deleted bytes are overwritten, twenty pictures at a time.
    #expect(steps.max() ?? 0 < 2 * 20 * 160_000, "\(steps)")
    for table in ["photo", "recipe_picture", "recipe_album", "recipe", "plan_entry", "recipe_words"] {
      #expect(try kitchen.count(table) == 0, "\(table)")
    }
    #expect(try kitchen.count("household WHERE id = \(bob.household.number)") == 0)
  }
}

@Suite struct `Moving in` {
  @Test func `reports its progress, and continues after an interruption`() throws {
    let kitchen = try Kitchen()
    for number in 0..<120 { try kitchen.add(.named("Dish \(number)")) }
    try kitchen.links.beginMove(try kitchen.links.invite(by: kitchen.stranger.id), by: kitchen.cook.id)

    #expect(try kitchen.arrival(at: kitchen.stranger) == HouseholdMergeProgress(arrived: 0, total: 120))
    #expect(try kitchen.accounts.removeSome())
    #expect(try kitchen.arrival(at: kitchen.stranger) == HouseholdMergeProgress(arrived: 50, total: 120))
    try Housekeeping(kitchen.database).finish()

    #expect(try kitchen.arrival(at: kitchen.stranger) == nil)
    #expect(try kitchen.count("recipe WHERE household_id = \(kitchen.stranger.household.number)") == 120)
    #expect(try kitchen.count("household") == 1)
  }

  @Test func `follows a person who moves on before it is finished`() throws {
    let kitchen = try Kitchen()
    let recipe = try kitchen.add(.pancakes)
    try kitchen.links.beginMove(try kitchen.links.inviteHousehold(), by: kitchen.cook.id)
    try kitchen.links.beginMove(try kitchen.links.invite(by: kitchen.stranger.id), by: kitchen.cook.id)

    for _ in 0..<1_000 { guard try kitchen.accounts.removeSome() else { break } }

    #expect(try kitchen.recipes.page(RecipeQuery(), for: kitchen.stranger).recipes.map(\.id) == [recipe])
    #expect(try kitchen.count("household") == 1)
  }

  @Test func `ends if the household is deleted meanwhile`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.pancakes)
    try kitchen.links.beginMove(try kitchen.links.inviteHousehold(), by: kitchen.cook.id)
    let account = try NewAccount(username: Username("bob"), name: PersonName("Bob"), passwordHash: "hash")
    _ = try kitchen.links.join(try kitchen.links.inviteHousehold(), as: account)
    _ = try kitchen.accounts.addIdentifiedByProxy(
      NewAccount(username: Username("eve"), name: PersonName("Eve"), passwordHash: nil))

    try kitchen.accounts.close(kitchen.cook.id)
    for _ in 0..<1_000 { guard try kitchen.accounts.removeSome() else { break } }

    #expect(try ["recipe", "recipe_words"].map(kitchen.count) == [0, 0])
    #expect(try kitchen.count("household WHERE is_emptied = 1") == 0)
  }

  @Test func `merges grocery lists and habits, and converts prices`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("2 l milk")
    try kitchen.buy("3 eggs", by: kitchen.stranger)
    try kitchen.buy("1 l milk", by: kitchen.stranger)
    let recipe = try kitchen.add(.pancakes)
    try kitchen.run("UPDATE recipe SET cost_minor = 1250 WHERE id = \(recipe.number)")
    try kitchen.run("UPDATE household SET currency = 'JPY' WHERE id = \(kitchen.stranger.household.number)")

    try kitchen.links.accept(try kitchen.links.invite(by: kitchen.stranger.id), by: kitchen.cook.id)

    let open = "SELECT quantity || ' ' || item_key FROM grocery_item WHERE completed_at IS NULL AND deleted_at IS NULL"
    #expect(try kitchen.texts("\(open) ORDER BY item_key").count == 2)
    #expect(try kitchen.texts(open).contains { $0.hasPrefix("3 l") })
    #expect(try kitchen.texts("SELECT cost_minor || '' FROM recipe") == ["13"])
    #expect(try kitchen.texts("SELECT name FROM grocery_habit WHERE used_at > 0 ORDER BY name") == ["eggs", "milk"])
    #expect(try kitchen.count("household") == 1)
  }
}

extension Kitchen {
  fileprivate func arrival(at person: Person) throws -> HouseholdMergeProgress? {
    try database.read { statements throws(StoreError) in try HouseholdMergeProgress.of(person.household, statements) }
  }
}
