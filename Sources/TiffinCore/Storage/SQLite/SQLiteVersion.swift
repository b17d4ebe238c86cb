import CSQLite

/// The SQLite library that this process uses.
public enum SQLiteVersion {
  /// The version, such as `3.40.1`.
  public static var text: String {
    unsafe String(cString: sqlite3_libversion())
  }
}
