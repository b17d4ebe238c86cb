import Archives

/// Why foods of a file are not taken. Nothing of the file is kept then.
public enum FoodImportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It is no table of foods that Tiffin knows.
  case unknown
  /// There is no food in it, but so many rows that are none, or that the filter leaves out.
  case empty(Int)
  /// The file cannot be opened or unpacked.
  case unreadable(String)
  /// A line of a file cannot be read, for that reason.
  case line(Int, of: String, String)
  /// A filter that the table cannot be asked for.
  case filter(String)
  /// The database.
  case store(StoreError)

  /// What is wrong, for who runs the command.
  public var description: String {
    switch self {
    case .unknown:
      "it is no table of foods that Tiffin knows: FoodData Central's CSV, Open Food Facts' CSV or JSON lines, or the "
        + "Swiss table"
    case .empty(let leftOut): "there is no food in it: \(leftOut) rows were left out"
    case .unreadable(let reason): reason
    case .line(let number, let file, let reason): "\(file), line \(number): \(reason). Nothing of it was kept"
    case .filter(let reason): reason
    case .store(let error): "\(error)"
    }
  }

  /// Reads from an archive or a file.
  static func reading<T>(_ body: () throws(ArchiveError) -> T) throws(FoodImportError) -> T {
    do throws(ArchiveError) { return try body() } catch { throw FoodImportError(error) }
  }

  private init(_ error: ArchiveError) {
    switch error {
    case .unreadable(let reason): self = .unreadable(reason)
    case .damaged: self = .unreadable("the file is damaged, or was cut off")
    case .encrypted: self = .unreadable("the archive is protected by a password")
    case .unsupported: self = .unreadable("the archive is packed in a way that Tiffin does not know")
    case .tooLarge: self = .unreadable("the archive is larger than Tiffin reads")
    case .outside(let name): self = .unreadable("the archive has a file outside of itself: \(name)")
    }
  }
}
