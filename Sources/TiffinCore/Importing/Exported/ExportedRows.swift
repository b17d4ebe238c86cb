/// A source of rows in the format of Tiffin's own export: that export itself, or another app's converted plan and list.
protocol ExportedRows {
  /// Returns the rows of a table; empty if there are none.
  ///
  /// - Parameter folder: The folder of a person, for that person's rows; empty for the household's rows.
  /// - Throws: ``ImportError`` if a file is damaged.
  func rows(of table: ExportedTable, in folder: String) throws(ImportError) -> [JSONValue]

  /// Returns the picture at a path without extension; nil if there is none.
  func picture(_ path: String?) -> ImportedPicture?
}

extension ExportedRows {
  /// Returns the rows of a household's table.
  func rows(of table: ExportedTable) throws(ImportError) -> [JSONValue] { try rows(of: table, in: "") }
}
