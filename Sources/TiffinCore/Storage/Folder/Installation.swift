/// A data folder in use.
public struct Installation: Sendable {
  /// 16 hexadecimal digits, different for each data folder that was set up.
  public let id: String
  /// Its database.
  public let database: any Database
  let folder: DataFolder

  /// The data folder's path, where all processes that use it keep their lock files.
  public var path: String { folder.path }

  /// Whether photos may still be stored. What room is left otherwise is for text, and for taking things away, which
  /// needs room too. True where that cannot be told.
  public var hasRoomForPhotos: Bool { folder.freeBytes ?? .max >= StoreLimits.keptFree }

  static func newID() -> String {
    var generator = SystemRandomNumberGenerator()
    return Hexadecimal.text(generator.next())
  }

  /// Puts everything into the database file and lets go of it. A process that simply ends loses nothing either.
  public func close() throws(StoreError) {
    try database.close()
  }
}
