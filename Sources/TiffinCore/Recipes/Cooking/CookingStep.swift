/// A step of a recipe as shown while cooking: with the chosen number of servings, its times and its ingredients.
public struct CookingStep: Equatable, Sendable {
  /// A part of the step's text. Joined, the parts are the whole text for the chosen servings.
  public enum Part: Equatable, Sendable {
    /// Text that is neither a quantity nor a time.
    case text(String)
    /// A quantity of an ingredient, multiplied for the chosen servings.
    case quantity(String)
    /// A time for which a timer can be started.
    case time(StepTimer)
  }

  /// The heading directly above the step; nil if there is none.
  public let heading: String?
  /// The text, in parts.
  public let parts: [Part]
  /// The ingredients that the step names, as indices of the recipe's lines, in ascending order.
  public let lines: [Int]

  /// Returns the steps of a recipe. A heading becomes part of the step that follows it; a heading without a following
  /// step is omitted.
  ///
  /// - Parameters:
  ///   - lines: The recipe's lines, as ``RecipeContent/lines``.
  ///   - factor: The chosen number of servings divided by the recipe's number.
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
    let sentences = WorkAndRestTime.sentences(text).map { StepSentence($0, named, lines, scaledBy: factor) }
    parts = Self.joined(sentences.flatMap(\.parts))
    self.lines = Set(sentences.flatMap(\.namings).flatMap(\.lines)).sorted()
  }

  /// Returns the parts, with adjacent texts joined into one.
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
