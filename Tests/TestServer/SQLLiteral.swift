/// Fragments of SQL that tests write into statements themselves.
public enum SQLLiteral {
  /// Returns a literal of bytes given as hexadecimal digits.
  public static func bytes(_ digits: String) -> String {
    TestServer.address == nil ? "x'\(digits)'" : "CAST('\\x\(digits)' AS BYTEA)"
  }

  /// Returns statements that create a trigger which makes each such change fail: `INSERT ON meal`, `UPDATE OF theme ON
  /// person`.
  public static func failing(_ change: String) -> [String] {
    guard TestServer.address != nil else {
      return ["CREATE TRIGGER failing BEFORE \(change) BEGIN SELECT RAISE(ABORT, 'no'); END"]
    }
    return [
      "CREATE FUNCTION failing() RETURNS TRIGGER LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no''; END'",
      "CREATE TRIGGER failing BEFORE \(change) FOR EACH ROW EXECUTE FUNCTION failing()",
    ]
  }
}
