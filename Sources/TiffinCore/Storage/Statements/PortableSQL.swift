/// Expressions that yield integers in every database.
enum PortableSQL {
  /// Returns an expression that is 1 if the condition holds, else 0: PostgreSQL's conditions yield Booleans, not
  /// integers.
  static func flag(_ condition: String) -> String {
    "CASE WHEN \(condition) THEN 1 ELSE 0 END"
  }

  /// Returns an expression for the sum of the values that are not NULL, 0 if there are none: PostgreSQL's SUM of
  /// integers yields a decimal.
  static func sum(_ expression: String) -> String {
    "CAST(COALESCE(SUM(\(expression)), 0) AS BIGINT)"
  }
}
