import PictureTools

/// What a look into a file finds.
struct FoundRecipes: Equatable, Sendable {
  /// The most names that are kept.
  static let namesShown = 12
  /// The most broken recipes that are kept with their reasons.
  static let brokenShown = 50

  var total = 0
  var known = 0
  var names: [String] = []
  var brokenCount = 0
  var broken: [String] = []
  /// The kinds of things, where there are several.
  var parts: [ImportPart] = []
  /// Pictures of the first recipes, by their places among the names.
  var pictures: [Int: RenderedPhoto] = [:]

  mutating func add(_ recipe: BroughtRecipe, isKnown: Bool) { add(recipe.recipe.name, isKnown: isKnown) }

  mutating func add(_ name: String, isKnown: Bool) {
    total += 1
    if isKnown { known += 1 }
    if names.count < Self.namesShown { names.append(PlainText.line(name, limit: 200)) }
  }

  /// Adds what was found of one kind among others, by their number.
  mutating func add(_ part: FoundRecipes, as kind: String) {
    total += part.total
    known += part.known
    brokenCount += part.brokenCount
    broken = Array((broken + part.broken).prefix(Self.brokenShown))
    guard part.total > 0 else { return }
    names.append("\(kind) \(part.total)")
    parts.append(part.part(kind))
    pictures.merge(part.pictures) { first, _ in first }
  }

  /// Returns what was found as things of one kind.
  func part(_ kind: String) -> ImportPart {
    var part = ImportPart(kind)
    (part.total, part.known, part.brokenCount) = (total, known, brokenCount)
    (part.examples, part.broken, part.pictured) = (names, broken, Set(pictures.keys))
    return part
  }

  mutating func add(_ recipe: BrokenRecipe) {
    total += 1
    brokenCount += 1
    if broken.count < Self.brokenShown { broken.append("\(recipe.name): \(recipe.reason)") }
  }
}
