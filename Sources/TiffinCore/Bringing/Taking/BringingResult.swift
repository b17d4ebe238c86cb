/// What became of what somebody brought.
public struct BringingResult: Equatable, Sendable {
  /// New ones.
  public internal(set) var added = 0
  /// Those that are there already.
  public internal(set) var known = 0
  /// Those that cannot be read.
  public internal(set) var broken: [BrokenRecipe] = []
  /// The names of those whose picture cannot be read; they were taken without.
  public internal(set) var withoutPicture: [String] = []

  static func += (all: inout BringingResult, more: BringingResult) {
    all.added += more.added
    all.known += more.known
    all.broken += more.broken
    all.withoutPicture += more.withoutPicture
  }
}
