import Archives

/// A reason why the foods of a file were not imported. Only a database error can occur after some foods were stored.
public enum FoodImportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file is not a food table that Tiffin supports.
  case unknown
  /// The file contains no food. The value is the number of rows that are not foods, or are excluded by the filter.
  case empty(Int)
  /// The file cannot be opened or unpacked.
  case unreadable(String)
  /// A line of a file cannot be read. The values are its number, the file and the reason.
  case line(Int, of: String, String)
  /// The filter cannot be applied to this table.
  case filter(String)
  /// A database error.
  case store(StoreError)

  /// A message for the person who runs the command.
  public var description: String {
    switch self {
    case .unknown:
      "it is not a food table that Tiffin knows: FoodData Central's CSV, Open Food Facts' CSV or JSON lines, or the "
        + "Swiss table"
    case .empty(let leftOut): "it has no foods: \(leftOut) rows were left out"
    case .unreadable(let reason): reason
    case .line(let number, let file, let reason): "\(file), line \(number): \(reason). Nothing was imported"
    case .filter(let reason): reason
    case .store(let error): "\(error)"
    }
  }

  /// Calls a closure that reads an archive or a file, and converts its error.
  static func reading<T>(_ body: () throws(ArchiveError) -> T) throws(FoodImportError) -> T {
    do throws(ArchiveError) { return try body() } catch { throw FoodImportError(error) }
  }

  private init(_ error: ArchiveError) {
    switch error {
    case .unreadable(let reason): self = .unreadable(reason)
    case .damaged: self = .unreadable("the file is damaged, or was cut off")
    case .encrypted: self = .unreadable("the archive is protected by a password")
    case .unsupported: self = .unreadable("the archive’s compression is not supported")
    case .tooLarge: self = .unreadable("the archive is too large")
    case .outside(let name): self = .unreadable("the archive has a file outside of itself: \(name)")
    }
  }
}
