extension ExportedRow {
  /// Parses a row; returns the row's name with the reason if the row is invalid.
  static func read(_ row: JSONValue, at place: Int) -> Result<Self, UnreadableRecipe> {
    do throws(ImportError) {
      return .success(try Self(exported: row))
    } catch {
      return .failure(UnreadableRecipe(name: name(of: row, at: place), reason: error))
    }
  }

  /// Returns the name of a row for messages, such as "2026-04-03 Porridge".
  static func name(of row: JSONValue, at place: Int) -> String {
    let day = row["date"]?.text ?? row["day"]?.text
    let name = row["name"]?.text ?? row["ingredient"]?.text ?? row["recipe"]?.text
    let told = [day, name].compactMap(\.self).joined(separator: " ")
    return told.isEmpty ? "\(table.name) \(place + 1)" : TextCleanup.line(told, limit: 200)
  }
}

extension ImportedRow {
  /// Records the inserted row with its import job, so that the import can be undone.
  func remember(of bringing: ImportJob.ID, _ statements: borrowing Statements) throws(StoreError) {
    switch self {
    case .meal(let id, _): try MealStore.remember(id, of: bringing, statements)
    case .food(let id, _): try ImportedItemRows.remember(.food, id.number, of: bringing, statements)
    case .item(let id): try ImportedItemRows.remember(.item, id.number, of: bringing, statements)
    case .entry(let id): try ImportedItemRows.remember(.entry, id.number, of: bringing, statements)
    case .lasting, .none: break
    }
  }
}
