public import Fetching

/// The lookup of foods by barcode, in the database first, then at Open Food Facts.
///
/// A lookup never takes longer than its timeout, never exceeds the service's rate limit, and never runs in a
/// transaction.
public struct ProductLookup: Sendable {
  /// The timeout of one lookup, including all requests.
  var timeout = Duration.milliseconds(2_800)

  private let foods: FoodStore
  private let store: ProductStore
  /// The source of products; nil if the server makes no outgoing requests.
  private let source: (any ProductSource)?
  private let turns: FetchThreadLimit
  private let report: @Sendable (ProductFailure) -> Void

  /// Creates a lookup.
  ///
  /// - Parameters:
  ///   - source: The source of products; nil if the server makes no outgoing requests.
  ///   - report: Called with the reason of a failure, to log it.
  public init(
    _ foods: FoodStore, _ store: ProductStore, source: (any ProductSource)?, turns: FetchThreadLimit,
    report: @escaping @Sendable (ProductFailure) -> Void
  ) {
    self.foods = foods
    self.store = store
    self.source = source
    self.turns = turns
    self.report = report
  }

  /// Returns the food with a barcode, from the database or the source.
  public func find(_ barcode: Barcode, for person: Person) throws(StoreError) -> ProductLookupResult {
    if let known = try foods.food(with: barcode, for: person) { return .found(known) }
    guard let source else { return .unknown }
    if try store.isMissing(barcode.digits) { return .unknown }
    do throws(StoreError) {
      return try turns.withSlot { () throws(StoreError) in try ask(barcode, source) } ?? .unavailable
    } catch  where error.allowsReading {
      return .unavailable
    }
  }

  private func ask(_ barcode: Barcode, _ source: any ProductSource) throws(StoreError) -> ProductLookupResult {
    let deadline = ContinuousClock.now + timeout
    // A product with a UPC-E may be listed with its own digits or with the expanded ones.
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

  /// Stores a product. If its number differs from the barcode, the barcode replaces the number, so that the product is
  /// found again.
  private func keep(_ food: FoodTableEntry, as barcode: Barcode) throws(StoreError) -> Food.ID {
    let isSame = food.content.barcode.map(barcode.spellings.contains) ?? false
    guard !isSame else { return try store.keep(food) }
    var content = food.content
    content.barcode = barcode.digits
    return try store.keep(FoodTableEntry(code: barcode.digits, oddness: food.oddness, content: content))
  }
}

/// The result of a lookup by barcode.
public enum ProductLookupResult: Equatable, Sendable {
  case found(Food.ID)
  /// No product is known, or the server makes no outgoing requests.
  case unknown
  /// Open Food Facts did not answer the request.
  case unanswered
  /// Requests are paused, because a request failed within the last minute.
  case paused
  /// The number of requests per minute that Open Food Facts allows is exhausted.
  case spent
  /// No request can be made at the moment, because too many others are running, or the database is read-only.
  case unavailable
}
