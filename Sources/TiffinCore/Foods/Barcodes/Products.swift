public import Fetching

/// Finds the food behind a barcode: among those that are here, then at Open Food Facts.
///
/// Never waits longer than a page may take, never asks more often than the service wishes, and never inside a
/// transaction.
public struct Products: Sendable {
  /// The longest wait of one page.
  var patience = Duration.milliseconds(2_800)

  private let foods: FoodStore
  private let store: ProductStore
  /// Nil if the server asks nobody.
  private let source: (any ProductSource)?
  private let turns: FetchTurns
  private let report: @Sendable (ProductFailure) -> Void

  /// - Parameters:
  ///   - source: Nil for a server that asks nobody.
  ///   - report: Gets the reason of a failure, for the log.
  public init(
    _ foods: FoodStore, _ store: ProductStore, source: (any ProductSource)?, turns: FetchTurns,
    report: @escaping @Sendable (ProductFailure) -> Void
  ) {
    self.foods = foods
    self.store = store
    self.source = source
    self.turns = turns
    self.report = report
  }

  /// Looks for the food with a barcode.
  public func find(_ barcode: Barcode, for person: Person) throws(StoreError) -> ProductFinding {
    if let known = try foods.food(with: barcode, for: person) { return .found(known) }
    guard let source else { return .unknown }
    if try store.isMissing(barcode.digits) { return .unknown }
    do throws(StoreError) {
      return try turns.take { () throws(StoreError) in try ask(barcode, source) } ?? .unavailable
    } catch  where error.leavesReading {
      return .unavailable
    }
  }

  private func ask(_ barcode: Barcode, _ source: any ProductSource) throws(StoreError) -> ProductFinding {
    let deadline = ContinuousClock.now + patience
    // A UPC-E is known by its own digits, or by those that it stands for.
    for digits in [barcode.digits, barcode.expanded].compactMap(\.self) {
      guard deadline > .now else { return .unanswered }
      switch try store.takeTurn() {
      case .taken: break
      case .paused: return .paused
      case .spent: return .spent
      }
      let answer = Result { () throws(ProductFailure) in try source.product(digits, within: deadline - .now) }
      switch answer {
      case .success(nil): continue
      case .success(let product?): return .found(try keep(product.food, as: barcode))
      case .failure(let failure):
        report(failure)
        try store.failed()
        return .unanswered
      }
    }
    try store.missed(barcode.digits)
    return .unknown
  }

  /// A product that answers to another number than its own is known by both.
  private func keep(_ food: TableFood, as barcode: Barcode) throws(StoreError) -> Food.ID {
    let isSame = food.content.barcode.map(barcode.spellings.contains) ?? false
    guard !isSame else { return try store.keep(food) }
    var content = food.content
    content.barcode = barcode.digits
    return try store.keep(TableFood(code: barcode.digits, oddness: food.oddness, content: content))
  }
}

/// What is behind a barcode.
public enum ProductFinding: Equatable, Sendable {
  case found(Food.ID)
  /// Nobody knows it, or nobody may be asked.
  case unknown
  /// Open Food Facts was asked, and did not answer.
  case unanswered
  /// Open Food Facts did not answer within the last minute, and is not asked.
  case paused
  /// Open Food Facts was asked as often within the last minute as it wishes.
  case spent
  /// This server cannot ask at the moment: it asks too much else, or can save nothing.
  case unavailable
}
