import Templating
import TiffinCore

/// The form that adds a recipe to the diary.
///
/// A class, because templates pass the view for every name, and copying a large struct is slow.
final class EatRecipeFormView: View {
  private let recipe: Recipe.ID
  private let wording: RecipeWording
  private let visitor: Visitor
  /// The refused number of servings as typed; nil if none was refused.
  private let refused: String?

  init(_ recipe: Recipe.ID, _ wording: RecipeWording, refused: String? = nil, for visitor: Visitor) {
    self.recipe = recipe
    self.wording = wording
    self.visitor = visitor
    self.refused = refused
  }

  /// The refusal of a number of servings.
  static let refusal = FieldRefusal(sentence: "Enter servings from 0.1 to 100, such as 1.5")

  static let fields: Fields<EatRecipeFormView> = [
    "save": .written { $0.visitor.links.write($0.recipe, "/eaten", to: &$1) },
    "key": .text { _ in SubmissionKey.random().text },
    "today": .text(\.visitor.today.iso),
    "servings": .view { view in
      FieldView(
        id: "eaten", value: view.refused ?? "1",
        error: view.refused == nil ? nil : refusal.sentence)
    },
    "open": .flag { $0.refused != nil },
    "unknown": .flag { $0.wording.numbers.energy == nil },
    "assumed": .text { view in
      view.wording.numbers.energy?.ifServing.map { _ in "\(view.wording.energy ?? "") per serving." }
    },
  ]
}
