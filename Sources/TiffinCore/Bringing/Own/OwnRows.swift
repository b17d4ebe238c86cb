/// Rows as Tiffin's own export has them: that export itself, or what another app plans and buys, put in its words.
protocol OwnRows {
  /// Returns the rows of a table; none where there are none.
  ///
  /// - Parameter folder: A person's, for what is theirs; else empty.
  /// - Throws: ``BringingError`` for a file that is damaged.
  func rows(of table: ExportedTable, in folder: String) throws(BringingError) -> [JSONValue]

  /// Returns the picture that a row names, without its ending.
  func picture(_ path: String?) -> BroughtPicture?
}

extension OwnRows {
  /// Returns a household's rows.
  func rows(of table: ExportedTable) throws(BringingError) -> [JSONValue] { try rows(of: table, in: "") }
}
