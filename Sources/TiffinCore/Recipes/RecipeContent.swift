/// Everything a recipe says; the picture comes beside it.
public struct RecipeContent: Equatable, Sendable {
  /// The most tags.
  public static let mostTags = 20

  /// What it is called.
  public var name: RecipeName
  /// In order.
  public var ingredients: [RecipeIngredient] = []
  /// A step on each line, as typed.
  public var instructions: RecipeText = .none
  /// What it says of one serving, and for how many it is.
  public var figures = RecipeFigures()
  /// "Dessert"; may be empty.
  public var category: RecipeText = .none
  /// "British"; may be empty.
  public var cuisine: RecipeText = .none
  /// Each once.
  public var tags: [String] = []
  /// Stars.
  public var rating: Rating = .none
  /// Anything else.
  public var notes: Notes = .none
  /// Where it is from.
  public var source: WebAddress?
  /// A video of it.
  public var video: WebAddress?

  /// A recipe needs a name; the rest may be unknown.
  public init(name: RecipeName) {
    self.name = name
  }

  /// What to do, in order, without numbers in front.
  public var steps: [String] { RecipeSteps.of(PlainText.lines(instructions.text)) }
}

extension RecipeContent {
  /// The ingredients, each read once for all that a page says of it.
  public var lines: [RecipeLine] { ingredients.map(RecipeLine.init) }
}

/// A line of a recipe's ingredients, read.
public struct RecipeLine: Hashable, Sendable {
  /// True where it only names the lines under it.
  public let isHeading: Bool
  public let line: IngredientLine

  public init(_ ingredient: RecipeIngredient) {
    isHeading = ingredient.isHeading
    line = ingredient.line
  }
}

/// A line of a recipe's ingredients, as it came.
public enum RecipeIngredient: Hashable, Sendable {
  /// As somebody wrote it: "200 g butter", or "For the sauce:".
  case line(String)
  /// As the catalogue has it, the measure apart.
  case pair(CatalogueIngredient)

  /// The most bytes of a line.
  public static let limit = 1_000
  /// The most lines.
  public static let mostLines = 200

  /// What it says, understood as far as it goes.
  public var line: IngredientLine {
    switch self {
    case .line(let text): IngredientLine(text)
    case .pair(let pair): IngredientLine(measure: pair.measure, name: pair.name)
    }
  }

  /// Whether it is nothing to buy but what the lines under it are for.
  public var isHeading: Bool {
    if case .line(let text) = self { Blank.trimmed(text).utf8.last == UInt8(ascii: ":") } else { false }
  }
}
