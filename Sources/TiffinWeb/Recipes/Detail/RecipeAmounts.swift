import Templating
import TiffinCore

/// A recipe's ingredients for the requested number of servings, with links to more and fewer servings.
struct RecipeAmounts: Sendable {
  /// The displayed number of servings.
  let servings: Servings
  let lines: [IngredientView]
  /// True if the number differs from the recipe's own.
  var isAsked: Bool { servings != told }

  /// The recipe's own number of servings; ``Servings/usual`` if it is unknown.
  private let told: Servings
  private let isGuessed: Bool
  private let id: Recipe.ID
  private let list: String
  private let links: Links
  /// The end of the path that the links lead to, such as "/cook"; empty for the recipe's main page.
  private let page: String
  /// The displayed number of servings divided by the recipe's number.
  let factor: Quantity

  /// Creates the list of ingredients.
  ///
  /// - Parameters:
  ///   - ingredients: The recipe's ingredients.
  ///   - wanted: The number of servings; nil for the recipe's own.
  ///   - list: The page of recipes to return to, as text.
  ///   - page: The end of the path that the links lead to, such as "/cook"; empty for the recipe's main page.
  init(
    _ recipe: Recipe, _ ingredients: [RecipeLine], for wanted: Servings?, from list: String, _ links: Links,
    on page: String = ""
  ) {
    let known = recipe.numbers.servings ?? StatedOrEstimated(.usual, isEstimated: true)
    told = known.value
    isGuessed = known.isEstimated
    servings = wanted ?? told
    id = recipe.id
    let factor = Quantity(servings.count, over: told.count) ?? .one
    self.factor = factor
    self.page = page
    lines = ingredients.enumerated().map { IngredientView($1, number: $0 + 1, scaledBy: factor) }
    self.list = list
    self.links = links
  }

  /// The recipe's own number of servings, such as "4" or "≈ 4".
  var serves: String { isGuessed ? "≈\u{A0}\(told.count)" : String(told.count) }

  /// The displayed number of servings, such as "4 servings".
  var label: String { servings.label }

  var less: Servings? { Servings(servings.count - 1) }
  var more: Servings? { Servings(servings.count + 1) }

  /// Writes the address of the page for another number of servings; writes nothing for nil.
  func write(_ servings: Servings?, to out: inout Output) {
    guard let servings else { return }
    links.write(id, page + (servings == told ? "" : "?servings=\(servings.count)"), to: &out)
    if !list.isEmpty {
      out.write(markup: servings == told ? "?list=" : "&amp;list=")
      PercentEncoding.write(list, to: &out)
    }
    if page.isEmpty { out.write(markup: "#ingredients") }
  }
}

/// A line of the list of ingredients.
struct IngredientView: View {
  let number: Int
  let isHeading: Bool
  let measure: String
  let rest: String

  init(_ ingredient: RecipeLine, number: Int, scaledBy factor: Quantity) {
    self.number = number
    isHeading = ingredient.isHeading
    (measure, rest) =
      isHeading || factor == .one ? ingredient.parts : ingredient.line.scaled(by: factor).parts
  }

  static let fields: Fields<IngredientView> = [
    "number": .number(\.number),
    "heading": .flag(\.isHeading),
    "measure": .text(\.measure),
    "rest": .text(\.rest),
  ]
}
