/// A row of Tiffin's own export that becomes a row of a household, or of a person, again.
protocol OwnThing: SendableMetatype {
  /// The table that it was written from.
  static var table: ExportedTable { get }

  /// Reads a row.
  ///
  /// - Throws: ``BringingError`` for what Tiffin would not keep.
  init(exported value: JSONValue) throws(BringingError)

  /// The path of its picture in the export; nil for most.
  var picture: String? { get }

  /// Equal for rows that count as the same thing.
  var sameness: [SQLValue] { get }

  /// Returns how often the same is there; `Int.max` where there can be only one.
  func count(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Int

  /// Stores it.
  func insert(
    _ photo: OwnPhoto?, by person: Person, in stores: Stores, _ statements: borrowing Statements
  ) throws(StoreError) -> OwnTrace
}

extension OwnThing {
  var picture: String? { nil }

  /// Reads values whose own rules refuse some.
  static func reading<Value>(_ read: () throws -> Value) throws(BringingError) -> Value {
    do { return try read() } catch { throw error as? BringingError ?? .invalid }
  }
}

/// What came of a row, to take it back.
enum OwnTrace {
  case meal(Meal.ID, Photo.ID?)
  case food(Food.ID, isPictured: Bool)
  case item(GroceryItem.ID)
  case entry(PlanEntry.ID)
  /// Something learned or chosen, which stays.
  case lasting
  /// Nothing, for that reason.
  case none(BringingError)

  /// True if it is something with a picture, and has one.
  var isPictured: Bool {
    switch self {
    case .meal(_, let photo): photo != nil
    case .food(_, let isPictured): isPictured
    case .item, .entry, .lasting, .none: false
    }
  }
}
