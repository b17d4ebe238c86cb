/// A row of Tiffin's own export that can be imported into a household or for a person.
protocol OwnThing: SendableMetatype {
  /// The table that it was exported from.
  static var table: ExportedTable { get }

  /// Reads a row.
  ///
  /// - Throws: ``BringingError`` if a value cannot be stored.
  init(exported value: JSONValue) throws(BringingError)

  /// The path of its picture in the export; nil if it has none.
  var picture: String? { get }

  /// The values that are equal for duplicate rows.
  var sameness: [SQLValue] { get }

  /// Returns the number of equal rows that exist; `Int.max` if there can be only one and it exists.
  func count(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Int

  /// Inserts the row.
  func insert(
    _ photo: OwnPhoto?, by person: Person, in stores: Stores, _ statements: borrowing Statements
  ) throws(StoreError) -> OwnTrace
}

extension OwnThing {
  var picture: String? { nil }

  /// Reads a value, turning the errors of its type into ``BringingError/invalid``.
  static func reading<Value>(_ read: () throws -> Value) throws(BringingError) -> Value {
    do { return try read() } catch { throw error as? BringingError ?? .invalid }
  }
}

/// The result of inserting an imported row, which is needed to undo the import.
enum OwnTrace {
  case meal(Meal.ID, Photo.ID?)
  case food(Food.ID, isPictured: Bool)
  case item(GroceryItem.ID)
  case entry(PlanEntry.ID)
  /// Something learned or chosen, which is not undone.
  case lasting
  /// Nothing was inserted, for the given reason.
  case none(BringingError)

  /// True if a row with a picture was inserted.
  var isPictured: Bool {
    switch self {
    case .meal(_, let photo): photo != nil
    case .food(_, let isPictured): isPictured
    case .item, .entry, .lasting, .none: false
    }
  }
}
