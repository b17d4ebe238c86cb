/// A source of rows in the format of Tiffin's own export: that export itself, or another app's plan and list converted.
protocol OwnRows {
  /// Returns the rows of a table; empty if there are none.
  ///
  /// - Parameter folder: A person's folder for their rows; empty for the household's.
  /// - Throws: ``BringingError`` if a file is damaged.
  func rows(of table: ExportedTable, in folder: String) throws(BringingError) -> [JSONValue]

  /// Returns the picture at a path without extension; nil if there is none.
  func picture(_ path: String?) -> BroughtPicture?
}

extension OwnRows {
  /// Returns the rows of a household's table.
  func rows(of table: ExportedTable) throws(BringingError) -> [JSONValue] { try rows(of: table, in: "") }
}
