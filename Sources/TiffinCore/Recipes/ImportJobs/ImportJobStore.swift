/// The store of imports and of the data that is needed to undo them.
///
/// Imports are visible to the household's members only. Imports of other households count as missing.
public struct ImportJobStore: Sendable {
  let database: any Database
  /// The folder for files that are too large for the database; nil if there is none.
  let folder: String?
  let now: @Sendable () -> Int

  /// The number of seconds after which a file that was not imported completely is deleted.
  static let waits = 86_400
  /// The number of seconds for which a finished import is stored and can be undone.
  static let isKept = 90 * 86_400

  /// Creates a store on a database.
  ///
  /// - Parameters:
  ///   - folder: The folder for files that are too large for the database; nil if there is none.
  ///   - now: Returns the current time, in seconds since 1970-01-01 UTC; tests pass another clock.
  public init(
    _ database: any Database, folder: String? = nil, now: @escaping @Sendable () -> Int = ServerClock.seconds
  ) {
    self.database = database
    self.folder = folder
    self.now = now
  }
}
