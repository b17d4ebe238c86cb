import TestServer
import TestSupport
import Testing

@testable import TiffinCore

/// Acts on the list that phones send later than they were made.
@Suite struct `An act that is sent later` {
  @Test(arguments: [[true, false], [false, true]])
  func `takes effect if it was made last, in whatever order the acts arrive`(order: [Bool]) throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")

    for isTick in order { try kitchen.apply(milk, isTick, at: isTick ? -50 : -90) }

    #expect(try kitchen.line("milk").isCompleted)
    for isTick in order { try kitchen.apply(milk, isTick, at: isTick ? -40 : -20) }
    #expect(try kitchen.line("milk").isCompleted == false)
  }

  @Test(arguments: [[true, false], [false, true]])
  func `takes precedence as a tick over an untick of the same time`(order: [Bool]) throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")

    for isTick in order + order { try kitchen.apply(milk, isTick, at: -30) }

    #expect(try kitchen.line("milk").isCompleted)
  }

  @Test func `changes nothing if it is sent again after another phone's act`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    let tick = try kitchen.tick(milk, true, at: -30)

    _ = try kitchen.groceries.apply(tick, by: kitchen.cook)
    try kitchen.apply(milk, false, at: -10)
    let again = try kitchen.groceries.apply(tick, by: kitchen.cook)

    #expect(again == .applied(milk))
    #expect(try kitchen.line("milk").isCompleted == false)
  }

  @Test func `does not undo a later change on the page if it is sent again`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    let tick = try kitchen.tick(milk, true, at: 0)
    _ = try kitchen.groceries.apply(tick, by: kitchen.cook)

    try kitchen.groceries.setCompleted(milk, false, by: kitchen.cook)
    _ = try kitchen.groceries.apply(tick, by: kitchen.cook)

    #expect(try kitchen.line("milk").isCompleted == false)
  }

  @Test(arguments: [-7_200, 10_800, 86_400 * 400])
  func `has its time corrected if the phone's clock is wrong`(offset: Int) throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")

    try kitchen.apply(milk, true, at: -60, clockOffBy: offset)
    try kitchen.apply(milk, false, at: -30)

    #expect(try kitchen.line("milk").isCompleted == false)
    try kitchen.apply(milk, true, at: -20, clockOffBy: offset)
    #expect(try kitchen.line("milk").completed == kitchen.clock.seconds - 20)
  }

  @Test func `is applied only once if it is sent again later by a phone whose clock is wrong`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    let key = SubmissionKey.random()

    try kitchen.apply(milk, true, at: -1, clockOffBy: 7_200, key: key)
    try kitchen.apply(milk, false, at: 0)
    // Sent again after a minute that its clock has not counted.
    kitchen.clock.pass(seconds: 60)
    try kitchen.apply(milk, true, at: -1, clockOffBy: 7_140, key: key)

    #expect(try kitchen.line("milk").isCompleted == false)
  }

  @Test func `orders the basket by the time of the ticks, the latest first`() throws {
    let kitchen = try Kitchen()
    let ids = try ["milk", "bread", "eggs"].map { try kitchen.buy($0) }

    for (id, time) in zip(ids, [-20, -60, -40]) { try kitchen.apply(id, true, at: time) }

    #expect(try kitchen.groceries.list(of: kitchen.cook).completed.map(\.name.text) == ["milk", "eggs", "bread"])
  }

  @Test func `on a line that was merged with another applies to the merged line`() throws {
    let kitchen = try Kitchen()
    let first = try kitchen.buy("1 l milk")
    try kitchen.groceries.setCompleted(first, true, by: kitchen.cook)
    let second = try kitchen.buy("2 l milk")
    try kitchen.groceries.setCompleted(first, false, by: kitchen.cook)

    let taken = try kitchen.apply(first, true, at: 5)

    #expect(taken == .applied(second))
    #expect(try kitchen.shoppingList() == ["[milk: 3 l]"])
  }

  @Test func `that unticks a line merges the line with an open line of the same thing`() throws {
    let kitchen = try Kitchen()
    let first = try kitchen.buy("1 l milk")
    try kitchen.apply(first, true, at: -90)
    let second = try kitchen.buy("2 l milk")

    #expect(try kitchen.apply(first, false, at: -30) == .applied(second))
    // An earlier tick of the other line comes late.
    try kitchen.apply(second, true, at: -60)

    #expect(try kitchen.shoppingList() == ["milk: 3 l"])
  }

  @Test(arguments: [true, false]) func `on a removed line reports that the line was removed`(isTick: Bool) throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    try kitchen.groceries.delete(milk, by: kitchen.cook)

    #expect(try kitchen.apply(milk, isTick, at: 0) == .removed)
    #expect(try kitchen.shoppingList().isEmpty)
  }

  @Test func `on a line that another phone ticked and cleared succeeds only if it is a tick`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    try kitchen.groceries.setCompleted(milk, true, by: kitchen.cook)
    _ = try kitchen.groceries.clearCompleted(by: kitchen.cook)

    #expect(try kitchen.apply(milk, true, at: 0) == .applied(milk))
    #expect(try kitchen.apply(milk, false, at: 0) == .removed)
  }

  @Test func `is refused to a stranger`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    let tick = try kitchen.tick(milk, true, at: 0)
    let change = GroceryAmountChange(milk, to: try GroceryQuantity("2"), from: "", key: .random())

    #expect(throws: StoreError.notFound) { try kitchen.groceries.apply(tick, by: kitchen.stranger) }
    #expect(throws: StoreError.notFound) { try kitchen.groceries.apply(change, by: kitchen.stranger) }
    #expect(try kitchen.shoppingList() == ["milk"])
  }

  @Test(.onFile) func `costs one statement`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    let tally = StatementCounter()

    for isTick in [true, false] {
      let tick = try kitchen.tick(milk, isTick, at: isTick ? -10 : -5)
      try StatementCounter.$current.withValue(tally) { _ = try kitchen.groceries.apply(tick, by: kitchen.cook) }
    }

    #expect(tally.statements == 2)
  }
}

/// Quantities that phones send later than they were changed.
@Suite struct `A quantity that is sent later` {
  @Test func `does not overwrite a later quantity if it is sent again`() throws {
    let kitchen = try Kitchen()
    let yoghurt = try kitchen.buy("500 g yoghurt")
    let change = GroceryAmountChange(yoghurt, to: try GroceryQuantity("750g"), from: "500 g", key: .random())

    #expect(try kitchen.groceries.apply(change, by: kitchen.cook) == .applied(yoghurt))
    let later = GroceryAmountChange(yoghurt, to: try GroceryQuantity("1 kg"), from: "750 g", key: .random())
    #expect(try kitchen.groceries.apply(later, by: kitchen.cook) == .applied(yoghurt))
    #expect(try kitchen.groceries.apply(change, by: kitchen.cook) == .applied(yoghurt))

    #expect(try kitchen.shoppingList() == ["yoghurt: 1 kg"])
  }

  @Test func `does not overwrite a quantity from another phone, and reports that quantity`() throws {
    let kitchen = try Kitchen()
    let yoghurt = try kitchen.buy("500 g yoghurt")
    let theirs = GroceryAmountChange(yoghurt, to: try GroceryQuantity("1 kg"), from: "500 g", key: .random())
    _ = try kitchen.groceries.apply(theirs, by: kitchen.cook)

    let ours = GroceryAmountChange(yoghurt, to: try GroceryQuantity("750 g"), from: "500 g", key: .random())
    let taken = try kitchen.groceries.apply(ours, by: kitchen.cook)

    guard case .changedMeanwhile(let item) = taken else { throw StoreError.failed("it was \(taken)") }
    #expect(item.quantity == "1 kg")
    #expect(try kitchen.shoppingList() == ["yoghurt: 1 kg"])
  }

  @Test func `is no conflict if another phone sent the same quantity`() throws {
    let kitchen = try Kitchen()
    let yoghurt = try kitchen.buy("500 g yoghurt")

    for _ in 0..<2 {
      let change = GroceryAmountChange(yoghurt, to: try GroceryQuantity("1 kg"), from: "500 g", key: .random())
      #expect(try kitchen.groceries.apply(change, by: kitchen.cook) == .applied(yoghurt))
    }
  }

  @Test func `of a removed line reports that the line was removed`() throws {
    let kitchen = try Kitchen()
    let yoghurt = try kitchen.buy("500 g yoghurt")
    try kitchen.groceries.delete(yoghurt, by: kitchen.cook)

    let change = GroceryAmountChange(yoghurt, to: try GroceryQuantity("1 kg"), from: "500 g", key: .random())

    #expect(try kitchen.groceries.apply(change, by: kitchen.cook) == .removed)
  }
}

extension Kitchen {
  /// A tick made some seconds before or after now, sent now.
  func tick(
    _ item: GroceryItem.ID, _ isCompleted: Bool, at seconds: Int, clockOffBy offset: Int = 0,
    key: SubmissionKey = .random()
  ) throws -> GroceryTick {
    let sent = max(clock.seconds, clock.seconds + seconds) + offset
    let act = GroceryAct(key: key, acted: (clock.seconds + seconds + offset) * 1_000, sent: sent * 1_000)
    return GroceryTick(item, isCompleted: isCompleted, act: try #require(act))
  }

  @discardableResult
  func apply(
    _ item: GroceryItem.ID, _ isCompleted: Bool, at seconds: Int, clockOffBy offset: Int = 0,
    key: SubmissionKey = .random()
  ) throws -> GroceryActResult {
    try groceries.apply(tick(item, isCompleted, at: seconds, clockOffBy: offset, key: key), by: cook)
  }
}
