extension ExportedTable {
  /// Returns the kinds and IDs of the pictures of the table's rows, without duplicates, in the rows' order.
  func pictures(
    of owner: Int64, _ statements: borrowing Statements
  ) throws(StoreError) -> [(ExportedPictures, Int)] {
    for column in columns {
      guard case .picture(let kind) = column.kind else { continue }
      var known: Set<Int> = []
      return try statements.all("SELECT \(column.sql) \(source)", parameters(of: owner)) { row in row.optionalInt(0) }
        .compactMap(\.self).filter { known.insert($0).inserted }.map { (kind, $0) }
    }
    return []
  }

  /// Returns the objects in CSV, without their nested objects and lists. True is written as 1.
  func csv(_ objects: [[String: JSONValue]]) -> [UInt8] {
    var table = CSV(header: columns.map(\.name))
    for object in objects {
      table.append(
        columns.map { column in
          switch object[column.name] {
          case .string(let text), .number(let text): text
          case .bool: "1"
          case .array, .object, .null, nil: ""
          }
        })
    }
    return table.bytes
  }
}

/// The conversion of a name to a part of a file name: its words in lower case without accents, with hyphens between
/// them, at most 60 characters; "unnamed" if there is no word.
enum ExportedName {
  static func of(_ name: String) -> String {
    let words = SearchWords.of(name).joined(separator: "-").unicodeScalars.prefix(60)
    let text = String(String.UnicodeScalarView(words))
    return text.isEmpty ? "unnamed" : text
  }
}
