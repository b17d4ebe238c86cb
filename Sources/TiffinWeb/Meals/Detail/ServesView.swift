import Templating
import TiffinCore

/// `recipes/serves`: asks, in one tap, how many a recipe serves if the recipe does not say.
struct ServesView: View {
  /// The address that it is posted to.
  let action: String
  /// The hidden fields.
  let hidden: [(name: String, value: String)]
  /// The number of servings, given or assumed.
  let servings: Servings
  /// True if it is assumed.
  let isAssumed: Bool

  /// The usual numbers of servings, one tap each.
  static let usual = [1, 2, 3, 4, 6, 8, 12]

  static let fields: Fields<ServesView> = [
    "action": .text(\.action),
    "hidden": .list { $0.hidden.map(HiddenFieldView.init) },
    "assumed": .text { $0.isAssumed ? String($0.servings.count) : nil },
    "choices": .list(\.choices),
  ]

  private var choices: [ServesChoiceView] {
    Set(Self.usual + [servings.count]).sorted().map {
      ServesChoiceView(number: $0, isOn: !isAssumed && $0 == servings.count)
    }
  }
}

extension ServesView {
  /// For a meal made from a recipe; nil if its energy does not depend on assumed servings.
  init?(
    _ meal: Meal.ID, _ energy: Energy?, _ share: RecipeShare?, from place: [(name: String, value: String)],
    for visitor: Visitor
  ) {
    guard energy != nil, let share else { return nil }
    action = visitor.links.meal(meal, "servings")
    hidden = place
    servings = share.servings
    isAssumed = share.isAssumed
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
