/// A recipe as another app keeps it, in the form in which all apps' recipes are taken.
public struct BroughtRecipe: Sendable {
  /// What web pages publish of recipes, too.
  public internal(set) var recipe: PublishedRecipe
  /// Paragraphs about the recipe.
  public internal(set) var about: [String] = []
  /// The person's own notes, by paragraphs.
  public internal(set) var notes: [String] = []
  /// Where it is from, if that is no address: "Grandmother".
  public internal(set) var origin: String?
  /// Stars that the person gave.
  public internal(set) var rating: Rating = .none
  var picture: BroughtPicture?
  /// The recipe as Tiffin itself kept it, with the currency of its cost; then all but the picture is in it.
  var exported: (content: RecipeContent, currency: Currency?)?

  /// True if a picture comes with it.
  public var hasPicture: Bool { picture != nil }

  init(_ recipe: PublishedRecipe) {
    self.recipe = recipe
  }

  /// - Throws: ``BringingError/nameless``.
  init(named name: String?) throws(BringingError) {
    let name = PlainText.line(name ?? "")
    guard !name.isEmpty else { throw .nameless }
    recipe = PublishedRecipe(name: name)
  }
}

// Filling in what apps keep as text.
extension BroughtRecipe {
  /// Adds lines of ingredients.
  mutating func addIngredients(_ text: String?) { recipe.ingredients += PlainText.lines(text ?? "", limit: 1_000) }

  /// Adds an ingredient in one line.
  mutating func addIngredient(_ text: String?) {
    let line = PlainText.line(text ?? "")
    if !line.isEmpty { recipe.ingredients.append(line) }
  }

  /// Adds steps, one for each paragraph; a line that only begins anew within one (U+2028) is none.
  mutating func addSteps(_ text: String?) {
    var text = text ?? ""
    if text.unicodeScalars.contains("\u{2028}") {
      text = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{2028}" ? " " : $0 }))
    }
    recipe.steps += RecipeSteps.of(PlainText.lines(text))
  }

  /// Adds one step, which may have been written in several lines.
  mutating func addStep(_ text: String?) {
    let line = PlainText.line(text ?? "", limit: 10_000)
    if !line.isEmpty { recipe.steps.append(line) }
  }

  /// Returns a heading as lines and steps have it: with a colon behind; nil for a blank one.
  static func heading(_ text: String?) -> String? {
    RecipeSteps.heading(text ?? "")
  }

  /// Sets where it is from: an address, else words.
  mutating func setSource(_ texts: String?...) {
    recipe.address = texts.lazy.compactMap { $0.flatMap { WebAddress($0) } }.first
    let words = texts.compactMap { $0 }.filter { WebAddress($0) == nil }.map { PlainText.line($0, limit: 500) }
    origin = words.first { !$0.isEmpty }
  }

  /// Sets the servings from words: "4", "Serves 4-6", "12 cookies".
  mutating func setYield(_ text: String?) {
    let text = PlainText.line(text ?? "", limit: 100)
    guard !text.isEmpty else { return }
    recipe.servings = PublishedYield.servings(text)
    recipe.yield = text
  }

  /// Sets the rating from a number; anything beyond five stars is none.
  mutating func setRating(_ text: String?) {
    guard let number = text.flatMap({ Double($0) }), (0...5).contains(number) else { return }
    rating = Rating(stored: Int(number.rounded()))
  }

  /// Adds words that people sort by, with commas between them.
  mutating func addTags(_ text: String?) {
    addTags((text ?? "").split(separator: ",", maxSplits: 100).map(String.init))
  }

  /// Adds words that people sort by.
  mutating func addTags(_ words: [String]) {
    recipe.keywords += words.map { PlainText.line($0, limit: 100) }.filter { !$0.isEmpty }
  }

  /// Adds categories.
  mutating func addCategories(_ words: [String]) {
    recipe.categories += words.map { PlainText.line($0, limit: 100) }.filter { !$0.isEmpty }
  }
}

/// A picture that comes with a recipe.
enum BroughtPicture: Sendable {
  case bytes([UInt8])
  /// Read when it is taken.
  case file(BroughtFile)

  func bytes() throws(BringingError) -> [UInt8] {
    switch self {
    case .bytes(let bytes): bytes
    case .file(let file): try file.bytes(limit: BroughtFile.pictureLimit)
    }
  }
}
