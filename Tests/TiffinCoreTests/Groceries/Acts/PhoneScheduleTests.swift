import TestServer
import TestSupport
import Testing

@testable import TiffinCore

/// Two phones of a household without a signal for a while: each act is made on a phone at some time, waits in its queue,
/// and is sent in order, some more than once because the answer was lost.
@Suite struct `Two phones` {
  @Test(arguments: 0..<50)
  func `leave the list with the last act on each line, despite losses and wrong clocks`(seed: Int) throws {
    var chance = SeededRandom(seed: UInt64(seed))
    let kitchen = try Kitchen()
    let items = try ["milk", "bread", "eggs", "tea", "rice"].map { try kitchen.buy($0) }
    var phones = [Phone(clockOffBy: 0), Phone(clockOffBy: [0, 20, -7_200, 36_000].randomElement(using: &chance) ?? 0)]
    var wanted: [GroceryItem.ID: Bool] = [:]
    var bought = 0

    for _ in 0..<40 {
      kitchen.clock.pass(seconds: Int.random(in: 61...600, using: &chance))
      let phone = Int.random(in: 0...1, using: &chance)
      if Int.random(in: 0..<8, using: &chance) == 0 {
        phones[phone].add(at: kitchen.clock.seconds)
        bought += 1
      } else {
        let (item, isTick) = (items[Int.random(in: 0..<5, using: &chance)], Bool.random(using: &chance))
        phones[phone].tick(item, isTick, at: kitchen.clock.seconds)
        wanted[item] = isTick
      }
      let sender = Int.random(in: 0...1, using: &chance)
      for _ in 0..<Int.random(in: 0...3, using: &chance) { try phones[sender].send(to: kitchen, &chance) }
    }
    for phone in phones.indices {
      var rounds = 0
      while rounds < 1_000, try phones[phone].send(to: kitchen, &chance) { rounds += 1 }
    }

    let list = try kitchen.groceries.list(of: kitchen.cook)
    for (item, isTick) in wanted { #expect(list.items.first { $0.id == item }?.isCompleted == isTick) }
    let sugar = list.items.first { $0.name.key == "sugar" }?.quantity ?? "0 kg"
    #expect(sugar == "\(bought) kg")
    #expect(list.items.count == items.count + (bought > 0 ? 1 : 0))
  }
}

/// A phone's clock and queue.
private struct Phone {
  private enum Act {
    case add
    case tick(GroceryItem.ID, Bool)
  }

  private let offset: Int
  private var queue: [(act: Act, key: SubmissionKey, acted: Int)] = []

  init(clockOffBy offset: Int) { self.offset = offset }

  mutating func add(at now: Int) { queue.append((.add, .random(), now + offset)) }

  mutating func tick(_ item: GroceryItem.ID, _ isTick: Bool, at now: Int) {
    queue.append((.tick(item, isTick), .random(), now + offset))
  }

  /// Sends the first act. Of three requests one is lost, and of the others one in three answers.
  ///
  /// - Returns: False if the queue is empty.
  @discardableResult
  mutating func send(to kitchen: Kitchen, _ chance: inout SeededRandom) throws -> Bool {
    guard let (act, key, acted) = queue.first else { return false }
    guard Int.random(in: 0..<3, using: &chance) > 0 else { return true }
    switch act {
    case .add:
      _ = try kitchen.groceries.add(GroceryEntry(GroceryName("1 kg sugar")), key: key, by: kitchen.cook)
    case .tick(let item, let isTick):
      let sent = kitchen.clock.seconds + offset
      let act = try #require(GroceryAct(key: key, acted: acted * 1_000, sent: sent * 1_000))
      _ = try kitchen.groceries.apply(GroceryTick(item, isCompleted: isTick, act: act), by: kitchen.cook)
    }
    if Int.random(in: 0..<3, using: &chance) > 0 { queue.removeFirst() }
    return true
  }
}
