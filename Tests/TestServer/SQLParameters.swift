/// The parameters of a statement, `$1`, `$2`, …
public enum SQLParameters {
  /// Returns the number of parameters.
  public static func count(in sql: String) -> Int {
    sql.matches(of: /\$([0-9]+)/).compactMap { Int($0.1) }.max() ?? 0
  }
}
