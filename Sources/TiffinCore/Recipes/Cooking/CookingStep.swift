/// A step of a recipe as a cook reads it: for the chosen servings, with its times and its ingredients.
public struct CookingStep: Equatable, Sendable {
  /// A part of the step's text; joined, the parts are the text for the chosen servings.
  public enum Part: Equatable, Sendable {
    case text(String)
    /// A quantity of an ingredient, multiplied for the chosen servings.
    case quantity(String)
    case time(StepTimer)
  }

  /// The heading that the step is the first below; nil if it is not.
  public let heading: String?
  /// The text in parts.
  public let parts: [Part]
  /// The lines of the recipe that the step names, as indices, in the order of the recipe.
  public let lines: [Int]

  /// Returns the steps of a recipe, with headings joined to the steps below them. A heading without a step is left out.
  ///
  /// - Parameters:
  ///   - lines: The recipe's lines, as ``RecipeContent/lines``.
  ///   - factor: The chosen number of servings by the recipe's own.
  public static func all(of content: RecipeContent, _ lines: [RecipeLine], scaledBy factor: Quantity) -> [CookingStep] {
    let named = NamedIngredients(lines)
    var heading: String?
    return content.steps.compactMap { step in
      if RecipeSteps.isHeading(step) {
        heading = step
        return nil
      }
      defer { heading = nil }
      return CookingStep(step, under: heading, named, lines, scaledBy: factor)
    }
  }

  private init(
    _ text: String, under heading: String?, _ named: NamedIngredients, _ lines: [RecipeLine], scaledBy factor: Quantity
  ) {
    self.heading = heading
    let sentences = StepTimes.sentences(text).map { StepSentence($0, named, lines, scaledBy: factor) }
    parts = Self.joined(sentences.flatMap(\.parts))
    self.lines = Set(sentences.flatMap(\.namings).flatMap(\.lines)).sorted()
  }

  /// Returns the parts with neighbouring texts made one.
  private static func joined(_ parts: [Part]) -> [Part] {
    parts.reduce(into: []) { joined, part in
      if case .text(let more) = part, case .text(let text)? = joined.last {
        joined[joined.count - 1] = .text(text + more)
      } else {
        joined.append(part)
      }
    }
  }
}
