/// A row of Tiffin's own export that can be imported for a household or a person.
protocol ExportedRow: SendableMetatype {
  /// The table that contains the rows.
  static var table: ExportedTable { get }

  /// Parses a row of an exported file.
  ///
  /// - Throws: ``ImportError`` if a value cannot be stored.
  init(exported value: JSONValue) throws(ImportError)

  /// The path of the row's picture in the export; nil if there is none.
  var picture: String? { get }

  /// The values by which rows are compared: rows with equal values are duplicates.
  var sameness: [SQLValue] { get }

  /// Returns the number of existing equal rows; `Int.max` if only one is possible and it exists.
  func count(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Int

  /// Inserts the row.
  ///
  /// - Returns: The result, which is needed to undo the import.
  func insert(
    _ photo: ExportedPhoto?, by person: Person, in stores: Stores, _ statements: borrowing Statements
  ) throws(StoreError) -> ImportedRow
}

extension ExportedRow {
  var picture: String? { nil }

  /// Reads a value, and converts errors other than ``ImportError`` to ``ImportError/invalid``.
  static func reading<Value>(_ read: () throws -> Value) throws(ImportError) -> Value {
    do { return try read() } catch { throw error as? ImportError ?? .invalid }
  }
}

/// The result of inserting an imported row, which is needed to undo the import.
enum ImportedRow {
  case meal(Meal.ID, Photo.ID?)
  case food(Food.ID, isPictured: Bool)
  case item(GroceryItem.ID)
  case entry(PlanEntry.ID)
  /// Data that is not removed when the import is undone, such as a choice.
  case lasting
  /// Nothing was inserted, for this reason.
  case none(ImportError)

  /// True if a row with a picture was inserted.
  var isPictured: Bool {
    switch self {
    case .meal(_, let photo): photo != nil
    case .food(_, let isPictured): isPictured
    case .item, .entry, .lasting, .none: false
    }
  }
}
