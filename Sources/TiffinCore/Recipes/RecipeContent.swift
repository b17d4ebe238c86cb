/// The texts and figures of a recipe, without its picture.
public struct RecipeContent: Equatable, Sendable {
  /// The most tags of a recipe.
  public static let mostTags = 20
  /// The most bytes of all tags together, with a line break between two.
  public static let tagsLimit = 2_000

  /// The recipe's name.
  public var name: RecipeName
  /// In order.
  public var ingredients: [RecipeIngredient] = []
  /// One step per line, as typed.
  public var instructions: RecipeText = .none
  /// The recipe's own figures for one serving, and its servings.
  public var figures = RecipeFigures()
  /// "Dessert"; may be empty.
  public var category: RecipeText = .none
  /// "British"; may be empty.
  public var cuisine: RecipeText = .none
  /// Tags, each once.
  public var tags: [String] = []
  /// The rating in stars.
  public var rating: Rating = .none
  /// Further notes.
  public var notes: Notes = .none
  /// The page that the recipe is from.
  public var source: WebAddress?
  /// The address of a video.
  public var video: WebAddress?

  /// Requires a name; the rest may be unknown.
  public init(name: RecipeName) {
    self.name = name
  }

  /// The steps in order, without numbers in front.
  public var steps: [String] { RecipeSteps.of(PlainText.lines(instructions.text)) }
}

extension RecipeContent {
  /// The ingredients, each read once for all that a page says of it.
  public var lines: [RecipeLine] { ingredients.map(\.reading) }
}

/// A line of a recipe's ingredients, read. An object, because each page that shows it has it.
public final class RecipeLine: Sendable {
  /// True where it only names the lines under it.
  public let isHeading: Bool
  /// The line, understood as far as possible.
  public let line: IngredientLine
  /// Its two columns, see ``IngredientLine/parts``; a heading is all in the second.
  public let parts: (measure: String, rest: String)

  fileprivate init(_ line: IngredientLine, heading: String?) {
    isHeading = heading != nil
    self.line = line
    parts = heading.map { ("", IngredientLine.tidy($0)) } ?? line.parts
  }
}

/// One ingredient of a recipe, as written.
public enum RecipeIngredient: Hashable, Sendable {
  /// A line as typed: "200 g butter", or "For the sauce".
  case line(String)
  /// An ingredient of the catalogue, with a separate measure.
  case pair(CatalogueIngredient)

  /// The most bytes of a line.
  public static let limit = 1_000
  /// The most lines.
  public static let mostLines = 200

  /// The ingredient's quantities and name, as far as they can be read.
  public var line: IngredientLine { reading.line }

  /// All that is read from the line.
  public var reading: RecipeLine {
    Self.readings.answer(to: self, bytes: bytes) { RecipeLine($0.read(), heading: $0.heading) }
  }

  /// Reading a line costs as much as finding the recipe, and each page of it reads them all.
  private static let readings = Recent<RecipeIngredient, RecipeLine>()

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

  /// True for a heading of the lines below it, which is nothing to buy.
  public var isHeading: Bool { reading.isHeading }

  /// The heading without markup; nil for an ingredient.
  private var heading: String? {
    if case .line(let text) = self { RecipeHeading.ofIngredients(text) } else { nil }
  }
}
