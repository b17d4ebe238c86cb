import Templating
import TiffinCore

/// `recipes/serves`: for how many a recipe is, to be said with one tap where the recipe does not say so.
struct ServesView: View {
  /// Where it is posted.
  let action: String
  /// What is sent along.
  let hidden: [(name: String, value: String)]
  /// "≈ 600 kcal each, if it serves 4."
  let sentence: String
  /// For how many it is, or is taken to be.
  let servings: Servings
  /// Nobody said so.
  let isAssumed: Bool

  /// Numbers that recipes are for, one tap each.
  static let usual = [1, 2, 3, 4, 6, 8, 12]

  static let fields: Fields<ServesView> = [
    "action": .text(\.action),
    "hidden": .list { $0.hidden.map(HiddenFieldView.init) },
    "sentence": .text(\.sentence),
    "assumed": .flag(\.isAssumed),
    "choices": .list(\.choices),
  ]

  private var choices: [ServesChoiceView] {
    Set(Self.usual + [servings.count]).sorted().map {
      ServesChoiceView(number: $0, isOn: !isAssumed && $0 == servings.count)
    }
  }
}

extension ServesView {
  /// Of a meal that was made of a recipe; nil where its energy hangs on nothing that could be said.
  init?(
    _ meal: Meal.ID, _ energy: Energy?, _ share: RecipeShare?, from place: [(name: String, value: String)],
    for visitor: Visitor
  ) {
    guard let energy, let share else { return nil }
    action = visitor.links.meal(meal, "servings")
    hidden = place
    servings = share.servings
    isAssumed = share.isAssumed
    let figure = "\(Formatter.about)\(visitor.format.energy(energy)) kcal"
    sentence = "\(figure)\(isAssumed ? ", if the recipe" : ": the recipe") serves \(share.servings.count)."
  }
}

/// One number to tap.
struct ServesChoiceView: View {
  let number: Int
  let isOn: Bool

  static let fields: Fields<ServesChoiceView> = [
    "number": .number(\.number),
    "on": .flag(\.isOn),
  ]
}
