import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Personal quotas` {
  private func stores(_ kitchen: Kitchen, _ limits: String) throws -> Stores {
    let clock = kitchen.clock
    let database = kitchen.database.limited(to: try Quotas(limits), now: { clock.seconds })
    return Stores(database, now: { clock.seconds })
  }

  /// Adds meals until one is refused; at most 100.
  private func fill(_ stores: Stores, for person: Person) throws -> (added: Int, refusal: StoreError?) {
    let toast = try MealContent.toast()
    for number in 0..<100 {
      do throws(StoreError) {
        _ = try stores.meals.add(toast, photo: nil, key: .random(), by: person)
      } catch {
        return (number, error)
      }
    }
    return (100, nil)
  }

  @Test func `limit one person's meals, without those of others`() throws {
    let kitchen = try Kitchen()
    for _ in 0..<5 { try kitchen.add(.toast(), by: kitchen.stranger) }

    let filled = try fill(stores(kitchen, "meals=3"), for: kitchen.cook)

    #expect(filled.added == 3)
    #expect(filled.refusal == .quota(.meals, most: 3))
    #expect(try kitchen.count("meal") == 8)
  }

  @Test func `hold if several processes add meals`() throws {
    let kitchen = try Kitchen()
    let all = try (0..<4).map { _ in try stores(kitchen, "meals=20") }
    let toast = try MealContent.toast()
    var added = 0
    for number in 0..<40 {
      do throws(StoreError) {
        _ = try all[number % 4].meals.add(toast, photo: nil, key: .random(), by: kitchen.cook)
        added += 1
      } catch {
        #expect(error == .quota(.meals, most: 20))
      }
    }

    #expect(added == 20)
  }

  @Test func `count deleted meals until they are purged`() throws {
    let kitchen = try Kitchen()
    let stores = try stores(kitchen, "meals=1")
    let meal = try stores.meals.add(.toast(), photo: nil, key: .random(), by: kitchen.cook)
    try stores.meals.delete(meal, by: kitchen.cook)

    #expect(try fill(stores, for: kitchen.cook).added == 0)
    kitchen.clock.pass(days: 31)
    try Housekeeping(kitchen.database, now: { [clock = kitchen.clock] in clock.seconds }).finish()

    #expect(try fill(stores, for: kitchen.cook).added == 1)
  }

  @Test func `limit the foods of one meal`() throws {
    let kitchen = try Kitchen()
    let stores = try stores(kitchen, "plate=2")
    let meal = try stores.meals.add(.toast(), of: [.bread], key: .random(), by: kitchen.cook)
    try stores.meals.add(.bread, to: meal, key: .random(), by: kitchen.cook)

    #expect(throws: StoreError.quota(.plate, most: 2)) {
      try stores.meals.add(.bread, to: meal, key: .random(), by: kitchen.cook)
    }
    #expect(try kitchen.count("meal_food") == 2)
  }

  @Test func `can be unlimited`() throws {
    let kitchen = try Kitchen()

    #expect(try fill(stores(kitchen, "meals=0"), for: kitchen.cook).added == 100)
  }

  @Test func `accept a form that is sent again, even when they are reached`() throws {
    let kitchen = try Kitchen()
    let stores = try stores(kitchen, "meals=1")
    let key = SubmissionKey.random()

    let first = try stores.meals.add(.toast(), photo: nil, key: key, by: kitchen.cook)

    #expect(try stores.meals.add(.toast(), photo: nil, key: key, by: kitchen.cook) == first)
  }

  @Test func `limit the bytes of photos, and accept a meal without a photo`() throws {
    let kitchen = try Kitchen()
    let stores = try stores(kitchen, "photos=1")
    // 20,006 bytes each, of 1,048,576.
    for number in 0..<52 {
      _ = try stores.meals.add(.toast(), photo: .plate(UInt8(number)), key: .random(), by: kitchen.cook)
    }

    #expect(throws: StoreError.quota(.photos, most: 1 << 20)) {
      try stores.meals.add(.toast(), photo: .plate(99), key: .random(), by: kitchen.cook)
    }
    _ = try stores.meals.add(.toast(), photo: nil, key: .random(), by: kitchen.cook)
    #expect(try kitchen.count("photo") == 52)
    #expect(try kitchen.count("meal") == 53)
  }

  @Test func `leave out the picture of an eaten recipe if the quota of photos is used up`() throws {
    let kitchen = try Kitchen()
    let stores = try stores(kitchen, "photos=1")
    for number in 0..<52 {
      _ = try stores.meals.add(.toast(), photo: .plate(UInt8(number)), key: .random(), by: kitchen.cook)
    }
    let picture = try stores.recipePictures.add(.plate(99), for: kitchen.cook.household)
    let recipe = try kitchen.recipes.add(.pancakes, picture: picture, key: .random(), by: kitchen.cook)
    let day = try LocalDate.on("2026-11-20")

    let meal = try stores.meals.eat(.one, of: recipe, on: day, at: nil, key: .random(), by: kitchen.cook)

    #expect(try kitchen.meals.meal(meal, of: kitchen.cook.id).photo == nil)
    let unlimited = try kitchen.meals.eat(.one, of: recipe, on: day, at: nil, key: .random(), by: kitchen.cook)
    #expect(try kitchen.meals.meal(unlimited, of: kitchen.cook.id).photo != nil)
  }

  @Test func `are not counted again at each refusal, and accept a smaller photo`() throws {
    let kitchen = try Kitchen()
    let stores = try stores(kitchen, "photos=1")
    for number in 0..<51 {
      _ = try stores.meals.add(.toast(), photo: .plate(UInt8(number)), key: .random(), by: kitchen.cook)
    }
    let large = RenderedPhoto(format: .jpeg, small: [1], large: Array(repeating: 7, count: 40_000))
    let tally = StatementCounter()
    StatementCounter.$current.withValue(tally) {
      for _ in 0..<3 {
        #expect(throws: StoreError.quota(.photos, most: 1 << 20)) {
          try stores.meals.add(.toast(), photo: large, key: .random(), by: kitchen.cook)
        }
      }
    }

    // Each looks for the form sent before; the first one counts.
    #expect(tally.statements == 4)
    _ = try stores.meals.add(.toast(), photo: .plate(99), key: .random(), by: kitchen.cook)
  }

  @Test func `are counted once for fifty meals far below the quota`() throws {
    let kitchen = try Kitchen()
    let stores = try stores(kitchen, "meals=100000")
    let tally = StatementCounter()
    let plain = StatementCounter()
    try StatementCounter.$current.withValue(tally) {
      for _ in 0..<50 { _ = try stores.meals.add(.toast(), photo: nil, key: .random(), by: kitchen.cook) }
    }
    try StatementCounter.$current.withValue(plain) {
      for _ in 0..<50 { _ = try kitchen.meals.add(.toast(), photo: nil, key: .random(), by: kitchen.stranger) }
    }

    #expect(tally.statements == plain.statements + 1)
  }
}
