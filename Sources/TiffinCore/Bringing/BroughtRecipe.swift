/// An imported recipe, in the common form into which every app's recipes are converted.
public struct BroughtRecipe: Sendable {
  /// The fields that recipes on web pages have as well.
  public internal(set) var recipe: PublishedRecipe
  /// Paragraphs about the recipe.
  public internal(set) var about: [String] = []
  /// The person's own notes, by paragraphs.
  public internal(set) var notes: [String] = []
  /// The source of the recipe, if it is not an address: "Grandmother".
  public internal(set) var origin: String?
  /// The person's star rating.
  public internal(set) var rating: Rating = .none
  var picture: BroughtPicture?
  /// The recipe as Tiffin itself exported it, with the currency of its cost; it then has everything but the picture.
  var exported: (content: RecipeContent, currency: Currency?)?
  /// The household's note for the next time, of Tiffin's own export; nil if there is none.
  var nextTime: NextTimeNote?

  /// True if a picture comes with it.
  public var hasPicture: Bool { picture != nil }

  init(_ recipe: PublishedRecipe) {
    self.recipe = recipe
  }

  /// Creates a recipe with only a name.
  ///
  /// - Throws: ``BringingError/nameless`` if the name is missing or blank.
  init(named name: String?) throws(BringingError) {
    let name = PlainText.line(name ?? "")
    guard !name.isEmpty else { throw .nameless }
    recipe = PublishedRecipe(name: name)
  }
}

// Adding the fields that apps store as text.
extension BroughtRecipe {
  /// Adds the lines of a text as ingredients.
  mutating func addIngredients(_ text: String?) { recipe.ingredients += PlainText.lines(text ?? "", limit: 1_000) }

  /// Adds an ingredient in one line.
  mutating func addIngredient(_ text: String?) {
    let line = PlainText.line(text ?? "")
    if !line.isEmpty { recipe.ingredients.append(line) }
  }

  /// Adds steps, one for each paragraph. A line separator (U+2028) within a paragraph does not begin a new step.
  mutating func addSteps(_ text: String?) {
    var text = text ?? ""
    if text.unicodeScalars.contains("\u{2028}") {
      text = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{2028}" ? " " : $0 }))
    }
    recipe.steps += RecipeSteps.of(PlainText.lines(text))
  }

  /// Adds one step; line breaks within it become spaces.
  mutating func addStep(_ text: String?) {
    let line = PlainText.line(text ?? "", limit: 10_000)
    if !line.isEmpty { recipe.steps.append(line) }
  }

  /// Returns a heading in the form that lines and steps use, with a trailing colon; nil if the text is blank.
  static func heading(_ text: String?) -> String? {
    RecipeSteps.heading(text ?? "")
  }

  /// Sets the address to the first text that is one, and the origin to the first other text that is not blank.
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

  /// Sets the rating from a number; numbers outside 0...5 are ignored.
  mutating func setRating(_ text: String?) {
    guard let number = text.flatMap({ Double($0) }), (0...5).contains(number) else { return }
    rating = Rating(stored: Int(number.rounded()))
  }

  /// Adds tags from a comma-separated text.
  mutating func addTags(_ text: String?) {
    addTags((text ?? "").split(separator: ",", maxSplits: 100).map(String.init))
  }

  /// Adds tags.
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
  /// A file that is read only when the picture is imported.
  case file(BroughtFile)

  func bytes() throws(BringingError) -> [UInt8] {
    switch self {
    case .bytes(let bytes): bytes
    case .file(let file): try file.bytes(limit: BroughtFile.pictureLimit)
    }
  }
}
