import Templating
import TiffinCore

/// The form for the household's own values of a recipe that lacks them.
struct KnownFiguresView: View {
  private let recipe: Recipe.ID
  private let links: Links
  private let form: RecipeFiguresForm
  /// The original texts of the fields, as hidden fields.
  private let was: [HiddenFieldView]
  private let told: RecipeFigures
  private let currency: Currency
  let refused: RefusedFormView?
  /// True if the household has entered values before.
  private let isKnown: Bool

  /// Creates the form; nil if the recipe states all values.
  init?(_ recipe: Recipe, _ refused: (RecipeFiguresForm, FormErrors)?, for visitor: Visitor) {
    guard recipe.numbers.hasGaps else { return nil }
    self.recipe = recipe.id
    links = visitor.links
    currency = visitor.person.currency
    let known = RecipeFiguresForm(recipe.numbers.remembered, in: currency)
    form = refused.map { known.merging($0.0) } ?? known
    told = recipe.numbers.told
    was = Self.was(known, told: RecipeFiguresForm(told, in: currency), refused?.0)
    self.refused = refused.map { RefusedFormView($0.1) }
    isKnown = !recipe.numbers.remembered.isEmpty
  }

  static let fields: Fields<KnownFiguresView> = [
    "save": .text { $0.links.recipe($0.recipe, "figures") },
    "refused": .view(\.refused),
    "isKnown": .flag(\.isKnown),
    "was": .list(\.was),
    "currency": .text(\.currency.symbol),
    "servings": .view { $0.field("servings", $0.form.servings, $0.told.servings) },
    "cookTime": .view { $0.field("cook_time", $0.form.cookTime, $0.told.time) },
    "cost": .view { $0.field("cost", $0.form.cost, $0.told.cost) },
    "calories": .view { $0.field("calories", $0.form.calories, $0.told.energy) },
    "carbs": .view { $0.field("carbs", $0.form.carbs, $0.told.macros.carbs) },
    "protein": .view { $0.field("protein", $0.form.protein, $0.told.macros.protein) },
    "fat": .view { $0.field("fat", $0.form.fat, $0.told.macros.fat) },
  ]

  /// Returns the hidden fields with the original texts.
  ///
  /// - Parameter sent: A refused form, which contains the original texts.
  private static func was(_ known: RecipeFiguresForm, told: RecipeFiguresForm, _ sent: RecipeFiguresForm?)
    -> [HiddenFieldView]
  {
    let open = zip(known.sentTexts, told.sentTexts).filter { $1.value.isEmpty }.map(\.0)
    return open.map {
      HiddenFieldView(name: OriginalValueField.name(of: $0.name), value: sent?.was[$0.name] ?? $0.value)
    }
  }

  /// Returns a field; nil if the recipe states the value itself.
  private func field<Value>(_ id: String, _ value: String, _ told: Value?) -> FieldView? {
    told == nil ? FieldView(id: id, value: value, error: refused?.errors[id]) : nil
  }
}
