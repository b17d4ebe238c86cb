/// The files of other apps that households bring, and the way to take them back.
///
/// Passes for a household's members only; others' bringings are not found.
public struct BringingStore: Sendable {
  let database: any Database
  /// The folder of files that are too large for the database; nil if there is none.
  let folder: String?
  let now: @Sendable () -> Int

  /// The seconds for which a file waits to be taken, and those for which it can be taken back.
  static let waits = 86_400
  static let isKept = 90 * 86_400

  /// - Parameters:
  ///   - folder: The folder of files that are too large for the database; nil if there is none.
  ///   - now: Seconds since 1970-01-01 UTC; another clock for tests.
  public init(
    _ database: any Database, folder: String? = nil, now: @escaping @Sendable () -> Int = ServerClock.seconds
  ) {
    self.database = database
    self.folder = folder
    self.now = now
  }
}
