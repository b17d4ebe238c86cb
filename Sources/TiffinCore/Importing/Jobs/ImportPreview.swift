import PictureTools

/// The result of previewing a file.
struct ImportPreview: Equatable, Sendable {
  /// The maximum number of names that are stored.
  static let namesShown = 12
  /// The maximum number of unreadable entries that are stored with their reasons.
  static let brokenShown = 50

  var total = 0
  var known = 0
  var names: [String] = []
  var brokenCount = 0
  var broken: [String] = []
  /// The counts per kind; empty if there is only one kind.
  var parts: [ImportRowKind] = []
  /// Pictures of the first recipes, by the index in ``names``.
  var pictures: [Int: RenderedPhoto] = [:]

  mutating func add(_ recipe: ImportedRecipe, isKnown: Bool) { add(recipe.recipe.name, isKnown: isKnown) }

  mutating func add(_ name: String, isKnown: Bool) {
    total += 1
    if isKnown { known += 1 }
    if names.count < Self.namesShown { names.append(TextCleanup.line(name, limit: 200)) }
  }

  /// Adds the result for one of several kinds of rows. Its kind and number, such as "plan 169", become one of the
  /// names.
  mutating func add(_ part: ImportPreview, as kind: String) {
    total += part.total
    known += part.known
    brokenCount += part.brokenCount
    broken = Array((broken + part.broken).prefix(Self.brokenShown))
    guard part.total > 0 else { return }
    names.append("\(kind) \(part.total)")
    parts.append(part.part(kind))
    pictures.merge(part.pictures) { first, _ in first }
  }

  /// Returns the result as the result for one kind of rows.
  func part(_ kind: String) -> ImportRowKind {
    var part = ImportRowKind(kind)
    (part.total, part.known, part.brokenCount) = (total, known, brokenCount)
    (part.examples, part.broken, part.pictured) = (names, broken, Set(pictures.keys))
    return part
  }

  mutating func add(_ recipe: UnreadableRecipe) {
    total += 1
    brokenCount += 1
    if broken.count < Self.brokenShown { broken.append("\(recipe.name): \(recipe.reason)") }
  }
}
