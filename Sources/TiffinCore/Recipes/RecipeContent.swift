/// The texts and values of a recipe, without its picture.
public struct RecipeContent: Equatable, Sendable {
  /// The maximum number of tags of a recipe.
  public static let mostTags = 20
  /// The maximum number of bytes of all tags together, with a line break between two tags.
  public static let tagsLimit = 2_000

  /// The recipe's name.
  public var name: RecipeName
  /// The ingredients in order.
  public var ingredients: [RecipeIngredient] = []
  /// The steps as typed, one per line.
  public var instructions: RecipeFieldText = .none
  /// The number of servings and the values of one serving that the recipe states.
  public var figures = RecipeFigures()
  /// The category, such as "Dessert"; may be empty.
  public var category: RecipeFieldText = .none
  /// The cuisine, such as "British"; may be empty.
  public var cuisine: RecipeFieldText = .none
  /// The tags, without duplicates.
  public var tags: [String] = []
  /// The rating in stars.
  public var rating: Rating = .none
  /// The household's notes on the recipe.
  public var notes: MealNotes = .none
  /// The page from which the recipe was imported; nil if it is unknown.
  public var source: WebAddress?
  /// The address of a video; nil if there is none.
  public var video: WebAddress?

  /// Creates a recipe with a name. All other texts are empty, and all values unknown.
  public init(name: RecipeName) {
    self.name = name
  }

  /// The steps in order, without their numbers.
  public var steps: [String] { RecipeSteps.of(TextCleanup.lines(instructions.text)) }
}

extension RecipeContent {
  /// The parsed ingredients, from a cache if possible.
  public var lines: [RecipeLine] { ingredients.map(\.reading) }
}

/// A parsed line of a recipe's ingredients. It is a class, because cached lines are shared by all pages that show them.
public final class RecipeLine: Sendable {
  /// True if the line is a heading for the lines below it.
  public let isHeading: Bool
  /// The ingredient, parsed as far as possible.
  public let line: IngredientLine
  /// The line's two columns, see ``IngredientLine/parts``. A heading is entirely in `rest`.
  public let parts: (measure: String, rest: String)

  fileprivate init(_ line: IngredientLine, heading: String?) {
    isHeading = heading != nil
    self.line = line
    parts = heading.map { ("", IngredientLine.tidy($0)) } ?? line.parts
  }
}

/// An ingredient of a recipe, as written.
public enum RecipeIngredient: Hashable, Sendable {
  /// A line as typed, such as "200 g butter" or "For the sauce".
  case line(String)
  /// An ingredient of a recipe of the catalogue, with a separate measure.
  case pair(CatalogueIngredient)

  /// The maximum number of bytes of a line.
  public static let limit = 1_000
  /// The maximum number of lines of a recipe.
  public static let mostLines = 200

  /// The ingredient's quantities and name, parsed as far as possible.
  public var line: IngredientLine { reading.line }

  /// The parsed line, from the cache if possible.
  public var reading: RecipeLine {
    Self.readings.answer(to: self, bytes: bytes) { RecipeLine($0.read(), heading: $0.heading) }
  }

  /// The cache of parsed lines. Parsing a line is as slow as reading the recipe from the database.
  private static let readings = ResultCache<RecipeIngredient, RecipeLine>()

  private func read() -> IngredientLine {
    switch self {
    case .line(let text): IngredientLine(text)
    case .pair(let pair): IngredientLine(measure: pair.measure, name: pair.name)
    }
  }

  private var bytes: Int {
    switch self {
    case .line(let text): text.utf8.count
    case .pair(let pair): pair.measure.utf8.count + pair.name.utf8.count
    }
  }

  /// True if the line is a heading and not an ingredient.
  public var isHeading: Bool { reading.isHeading }

  /// The heading without markup; nil for an ingredient.
  private var heading: String? {
    if case .line(let text) = self { RecipeHeading.ofIngredients(text) } else { nil }
  }
}
