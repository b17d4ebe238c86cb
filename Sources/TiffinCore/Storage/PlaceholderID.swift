/// Placeholder IDs for rows that were deleted or are in another database, where other rows still refer to them.
enum PlaceholderID {
  /// The first placeholder. No database assigns IDs as high as this, so a placeholder never matches a row.
  private static let first = 1 << 52

  /// Returns a placeholder ID.
  ///
  /// - Parameter own: A number that distinguishes the placeholder from others. A placeholder is returned unchanged.
  static func number(_ own: Int) -> Int { own < first ? first + own : own }
}
