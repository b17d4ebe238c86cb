/// Expressions that give whole numbers in every database.
enum Portable {
  /// Returns an expression for 1 if the condition holds, else 0: PostgreSQL's conditions give booleans, which are not
  /// numbers.
  static func flag(_ condition: String) -> String {
    "CASE WHEN \(condition) THEN 1 ELSE 0 END"
  }

  /// Returns an expression for the sum of the known values, 0 if there are none: PostgreSQL's SUM of whole numbers
  /// gives a decimal.
  static func sum(_ expression: String) -> String {
    "CAST(COALESCE(SUM(\(expression)), 0) AS BIGINT)"
  }
}
