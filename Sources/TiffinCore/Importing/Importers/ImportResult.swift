/// The result of an import.
public struct ImportResult: Equatable, Sendable {
  /// The number of new entries.
  public internal(set) var added = 0
  /// The number of entries that existed already.
  public internal(set) var known = 0
  /// The entries that could not be read or were skipped for another reason, in the order of the file.
  public internal(set) var broken: [UnreadableRecipe] = []
  /// The names of entries that were imported without their picture because it could not be read or stored, in the order
  /// of the file.
  public internal(set) var withoutPicture: [String] = []

  static func += (all: inout ImportResult, more: ImportResult) {
    all.added += more.added
    all.known += more.known
    all.broken += more.broken
    all.withoutPicture += more.withoutPicture
  }
}
