import Dispatch
import Synchronization
import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import Platform
@testable import TiffinCore

@Suite struct `Housekeeping while serving` {
  @Test func `removes deleted meals for good soon after the start`() throws {
    let kitchen = try Kitchen()
    try addDeleted(1, to: kitchen)
    kitchen.clock.pass(days: 31)
    let housekeeping = kitchen.housekeeping()

    housekeeping.start()

    #expect(try eventually { try kitchen.count("meal") == 0 })
    housekeeping.stop()
    #expect(try kitchen.count("photo") == 0)
  }

  @Test func `removes unused data of other stores`() throws {
    let kitchen = try Kitchen()
    _ = try kitchen.pictures.add(.plain, for: kitchen.cook.household)
    kitchen.clock.pass(days: 2)
    let housekeeping = Housekeeping(
      kitchen.meals, kitchen.sessions, kitchen.throttle, others: [kitchen.recipes, kitchen.pictures], rhythm: .hurried
    ) { _ in }

    housekeeping.start()

    #expect(try eventually { try kitchen.count("recipe_picture") == 0 })
    housekeeping.stop()
  }

  @Test func `removes deleted grocery items`() throws {
    let kitchen = try Kitchen()
    try kitchen.groceries.delete(try kitchen.buy("milk"), by: kitchen.cook)
    kitchen.clock.pass(days: 31)
    let housekeeping = Housekeeping(
      kitchen.meals, kitchen.sessions, kitchen.throttle, others: [kitchen.groceries], rhythm: .hurried
    ) { _ in }

    housekeeping.start()

    #expect(try eventually { try kitchen.count("grocery_item") == 0 })
    housekeeping.stop()
  }

  @Test func `runs again day after day`() throws {
    let kitchen = try Kitchen()
    let housekeeping = kitchen.housekeeping()
    housekeeping.start()

    for _ in 0..<3 {
      try addDeleted(1, to: kitchen)
      kitchen.clock.pass(days: 31)
      #expect(try eventually { try kitchen.count("meal") == 0 })
    }

    housekeeping.stop()
    #expect(try kitchen.count("submission") == 0)
  }

  @Test func `continues after an error and reports it`() throws {
    let kitchen = try Kitchen(timeout: 0)
    try addDeleted(1, to: kitchen)
    kitchen.clock.pass(days: 31)
    let lock = try HeldWrites(kitchen.folder)
    let told = Mutex<[StoreError]>([])
    let housekeeping = kitchen.housekeeping { error in
      told.withLock { $0.append(error) }
    }

    housekeeping.start()
    #expect(eventually { told.withLock { !$0.isEmpty } })
    lock.release()

    #expect(try eventually { try kitchen.count("meal") == 0 })
    housekeeping.stop()
    #expect(Set(told.withLock { $0.map { "\($0)" } }) == ["busy"])
  }

  @Test func `finishes deleting an account`() throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addBob(meals: 3)
    try kitchen.accounts.close(bob.id)
    let housekeeping = kitchen.housekeeping()

    housekeeping.start()

    #expect(
      try eventually { try kitchen.count("meal") == 0 && kitchen.count("person WHERE id = \(bob.id.number)") == 0 })
    housekeeping.stop()
    #expect(try kitchen.count("photo") == 0)
    #expect(throws: StoreError.notFound) { try PersonStore(kitchen.database).person(bob.id) }
  }

  @Test func `does nothing after it is stopped`() throws {
    let kitchen = try Kitchen()
    try addDeleted(1, to: kitchen)
    let housekeeping = kitchen.housekeeping()
    housekeeping.start()

    housekeeping.stop()
    kitchen.clock.pass(days: 31)
    // Another one that has the same rhythm comes three days in a row meanwhile.
    let other = TurnCounter()
    let elsewhere = try Kitchen()
    let going = elsewhere.housekeeping(others: [other])
    going.start()
    let isTimeOver = eventually { other.turns >= 3 }
    going.stop()

    #expect(isTimeOver)
    #expect(try kitchen.count("meal") == 1)
  }
}

@Suite struct `Purging deleted meals` {
  @Test func `removes a few at a time`() throws {
    let kitchen = try Kitchen()
    try addDeleted(25, to: kitchen)
    kitchen.clock.pass(days: 31)

    var left: [Int] = []
    while try kitchen.meals.purgeSome(atMost: 10) { left.append(try kitchen.count("meal")) }

    #expect(left == [15, 5, 0])
    #expect(try kitchen.count("photo") == 0)
    #expect(try kitchen.count("submission") == 0)
  }

  @Test func `by several processes at once removes each meal without errors`() throws {
    let kitchen = try Kitchen()
    try addDeleted(40, to: kitchen)
    kitchen.clock.pass(days: 31)
    let other = try kitchen.another()
    defer { try? other.close() }
    let stores = [kitchen.meals, MealStore(other.database, now: { [clock = kitchen.clock] in clock.seconds })]
    let failures = Mutex<[String]>([])

    try inThreads(2) { number in
      do {
        for _ in 0..<40 { _ = try stores[number].purgeSome(atMost: 3) }
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }

    #expect(failures.withLock { $0 } == [])
    #expect(try kitchen.count("meal") == 0 && kitchen.count("photo") == 0)
  }

  @Test func `keeps a photo that another meal shows`() throws {
    let kitchen = try Kitchen()
    let deleted = try kitchen.add(.toast(), photo: .plate())
    let kept = try kitchen.add(.caprese())
    try kitchen.database.write { statements throws(StoreError) in
      _ = try statements.run("UPDATE meal SET photo_id = (SELECT photo_id FROM meal WHERE id = $1)", [.id(deleted)])
    }
    try kitchen.meals.delete(deleted, by: kitchen.cook)
    kitchen.clock.pass(days: 31)

    _ = try kitchen.meals.purge()

    #expect(try kitchen.meals.meal(kept, of: kitchen.cook.id).photo != nil)
    #expect(try kitchen.count("photo") == 1)
  }
}

private func addDeleted(_ count: Int, to kitchen: Kitchen) throws {
  for number in 0..<count {
    let id = try kitchen.add(.toast(), photo: .plate(UInt8(number)))
    try kitchen.meals.delete(id, by: kitchen.cook)
  }
}

/// A store without data that counts its turns.
private final class TurnCounter: HousekeepingTask {
  private let count = Atomic(0)

  var turns: Int { count.load(ordering: .relaxed) }

  func purgeSome() throws(StoreError) -> Bool {
    count.add(1, ordering: .relaxed)
    return false
  }
}

extension Kitchen {
  fileprivate func housekeeping(
    others: [any HousekeepingTask] = [], report: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) -> Housekeeping {
    Housekeeping(meals, sessions, throttle, others: [accounts] + others, rhythm: .hurried, report: report)
  }
}

extension BackgroundJob.Schedule {
  fileprivate static let hurried = BackgroundJob.Schedule(
    afterStart: .milliseconds(1), betweenTurns: .milliseconds(1), betweenRounds: .milliseconds(20))
}
