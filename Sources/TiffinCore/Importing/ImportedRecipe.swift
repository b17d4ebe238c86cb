/// An imported recipe, in the format to which the recipes of all apps are converted.
public struct ImportedRecipe: Sendable {
  /// The fields that recipes on web pages also have.
  public internal(set) var recipe: WebRecipe
  /// Paragraphs about the recipe.
  public internal(set) var about: [String] = []
  /// The person's own notes, as paragraphs.
  public internal(set) var notes: [String] = []
  /// The source of the recipe if it is not a web address, such as "Grandmother"; nil otherwise.
  public internal(set) var origin: String?
  /// The person's rating.
  public internal(set) var rating: Rating = .none
  var picture: ImportedPicture?
  /// The recipe as exported by Tiffin, with the currency of its cost; nil for other apps. The content is everything
  /// except the picture and ``nextTime``.
  var exported: (content: RecipeContent, currency: Currency?)?
  /// The household's note about cooking the recipe the next time, from Tiffin's own export; nil if there is none.
  var nextTime: NextTimeNote?

  /// True if the recipe has a picture.
  public var hasPicture: Bool { picture != nil }

  init(_ recipe: WebRecipe) {
    self.recipe = recipe
  }

  /// Creates a recipe with only a name.
  ///
  /// - Throws: ``ImportError/nameless`` if the name is missing, or only whitespace.
  init(named name: String?) throws(ImportError) {
    let name = TextCleanup.line(name ?? "")
    guard !name.isEmpty else { throw .nameless }
    recipe = WebRecipe(name: name)
  }
}

// Adding fields that apps store as text.
extension ImportedRecipe {
  /// True if there are more ingredients than a recipe may have. Such a recipe is refused later, so further ingredients
  /// are not added.
  private var hasTooMany: Bool { recipe.ingredients.count > RecipeIngredient.mostLines }

  /// Adds the lines of a text as ingredients.
  mutating func addIngredients(_ text: String?) {
    recipe.ingredients += TextCleanup.lines(text ?? "", limit: 1_000, most: RecipeIngredient.mostLines + 1)
  }

  /// Adds one ingredient, unless the text is empty or there are too many already. Line breaks in the text become
  /// spaces.
  mutating func addIngredient(_ text: String?) {
    guard !hasTooMany else { return }
    let line = TextCleanup.line(text ?? "")
    if !line.isEmpty { recipe.ingredients.append(line) }
  }

  /// Adds steps, one for each line of the text. A line separator (U+2028) does not begin a new step.
  mutating func addSteps(_ text: String?) {
    var text = text ?? ""
    if text.unicodeScalars.contains("\u{2028}") {
      text = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{2028}" ? " " : $0 }))
    }
    recipe.steps += RecipeSteps.of(TextCleanup.lines(text))
  }

  /// Adds one step. Line breaks in the text become spaces.
  mutating func addStep(_ text: String?) {
    let line = TextCleanup.line(text ?? "", limit: 10_000)
    if !line.isEmpty { recipe.steps.append(line) }
  }

  /// Returns a heading in the format of lines and steps, with a colon at its end; nil if the text is empty.
  static func heading(_ text: String?) -> String? {
    RecipeSteps.heading(text ?? "")
  }

  /// Sets the address to the first text that is a web address, and the origin to the first other text that is not
  /// empty.
  mutating func setSource(_ texts: String?...) {
    recipe.address = texts.lazy.compactMap { $0.flatMap { WebAddress($0) } }.first
    let words = texts.compactMap { $0 }.filter { WebAddress($0) == nil }.map { TextCleanup.line($0, limit: 500) }
    origin = words.first { !$0.isEmpty }
  }

  /// Sets the yield to a text such as "4", "Serves 4-6" or "12 cookies", and the servings to the number that the text
  /// states; nil if it states none.
  mutating func setYield(_ text: String?) {
    let text = TextCleanup.line(text ?? "", limit: 100)
    guard !text.isEmpty else { return }
    recipe.servings = WebRecipeYield.servings(text)
    recipe.yield = text
  }

  /// Sets the rating from a number. A number outside of 0...5 is ignored.
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
    recipe.keywords += words.map { TextCleanup.line($0, limit: 100) }.filter { !$0.isEmpty }
  }

  /// Adds categories.
  mutating func addCategories(_ words: [String]) {
    recipe.categories += words.map { TextCleanup.line($0, limit: 100) }.filter { !$0.isEmpty }
  }
}

/// The picture of an imported recipe.
enum ImportedPicture: Sendable {
  case bytes([UInt8])
  /// A file, which is read only when the picture is imported.
  case file(ImportedFile)

  func bytes() throws(ImportError) -> [UInt8] {
    switch self {
    case .bytes(let bytes): bytes
    case .file(let file): try file.bytes(limit: ImportedFile.pictureLimit)
    }
  }
}
