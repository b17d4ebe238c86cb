/// Expressions whose results all databases hand out as whole numbers.
enum Portable {
  /// 1 where the condition holds, else 0: PostgreSQL's conditions give booleans, which are no numbers.
  static func flag(_ condition: String) -> String {
    "CASE WHEN \(condition) THEN 1 ELSE 0 END"
  }

  /// The sum of what is known, 0 where nothing is: PostgreSQL's SUM of whole numbers gives a decimal one.
  static func sum(_ expression: String) -> String {
    "CAST(COALESCE(SUM(\(expression)), 0) AS BIGINT)"
  }
}
