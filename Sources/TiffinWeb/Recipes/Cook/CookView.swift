import Localization
import Templating
import TiffinCore

/// The page `recipes/cook`: a recipe to cook from, step by step, for the chosen number of servings.
///
/// A class, because templates pass the view for every name, and copying a large struct is slow.
final class CookView: PageView {
  static let template = "recipes/cook"
  static let showsTodayTotals = false

  private let recipe: Recipe
  private let asked: RecipeDetailQuery
  private let amounts: RecipeAmounts
  private let steps: [CookStepView]
  private let wording: RecipeWording
  private let form: CookForm
  private let errors: FormErrors?
  private let visitor: Visitor

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - form: The submitted form if it was invalid.
  ///   - errors: The errors of that form.
  init(
    _ recipe: Recipe, _ asked: RecipeDetailQuery, _ form: CookForm? = nil, _ errors: FormErrors? = nil,
    for visitor: Visitor
  ) {
    let lines = recipe.content.lines
    let amounts = RecipeAmounts(recipe, lines, for: asked.servings, from: asked.place.text, visitor.links, on: "/cook")
    self.recipe = recipe
    self.asked = asked
    self.amounts = amounts
    steps = CookingStep.all(of: recipe.content, lines, scaledBy: amounts.factor).enumerated().map {
      CookStepView($1, number: $0 + 1, amounts.lines)
    }
    wording = RecipeWording(recipe.numbers, for: visitor)
    self.form = form ?? CookForm(recipe)
    self.errors = errors
    self.visitor = visitor
  }

  static let fields: Fields<CookView> = [
    "id": .number { Int($0.recipe.id.number) },
    "name": .text(\.recipe.content.name.text),
    "back": .text { $0.links.recipe($0.recipe.id, from: $0.asked.place, servings: $0.servings) },
    "time": .text(\.wording.time),
    "servings": .text(\.amounts.label),
    "own": .text { $0.amounts.isAsked ? $0.amounts.serves : nil },
    "less": .written(if: { $0.amounts.less != nil }) { $0.amounts.write($0.amounts.less, to: &$1) },
    "more": .written(if: { $0.amounts.more != nil }) { $0.amounts.write($0.amounts.more, to: &$1) },
    "nextTime": .view { page in page.recipe.nextTime.map { NextTimeNoteView($0, page.visitor.format) } },
    "buys": .flag { !$0.amounts.lines.isEmpty },
    "ingredients": .list(\.amounts.lines),
    "steps": .list(\.steps),
    "save": .text(\.action),
    "key": .text { _ in SubmissionKey.random().text },
    "today": .text(\.visitor.today.iso),
    "refused": .view { page in page.errors.map(RefusedFormView.init) },
    "portion": .view { $0.field("portion", $0.form.portion) },
    "note": .view { $0.field("note", $0.form.note) },
    "rating": .view { CookStarsView(rating: $0.form.rating, error: $0.errors?["rating"]) },
  ]

  private var links: Links { visitor.links }
  private var servings: Servings? { amounts.isAsked ? amounts.servings : nil }

  /// The address that the form is sent to. It contains the servings, so that an invalid form is shown with the same
  /// number.
  private var action: String {
    links.recipe(recipe.id, "cook", from: asked.place, servings: servings)
  }

  private func field(_ id: String, _ value: String) -> FieldView {
    FieldView(id: id, value: value, error: errors?[id])
  }
}

/// The stars in the form at the end of cooking.
struct CookStarsView: View {
  let rating: String
  let error: Message?

  static let fields: Fields<CookStarsView> = [
    "id": .text { _ in "rating" },
    "error": .message(\.error),
    "stars": .list { RadioStarView.stars(rated: $0.rating) },
    "unrated": .flag { stars in !RadioStarView.stars(rated: stars.rating).contains(where: \.isOn) },
  ]
}
