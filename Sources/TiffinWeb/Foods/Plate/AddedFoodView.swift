import Templating
import TiffinCore

/// Says that a food was added to a meal, with Undo, which takes that one off again.
struct AddedFoodView: View {
  let line: MealLine
  /// Nil where the day is closed.
  let undo: String?
  let hidden: [(name: String, value: String)]

  static let fields: Fields<AddedFoodView> = [
    "name": .text(\.line.name),
    "undo": .text(\.undo),
    "hidden": .list { view in (view.hidden + [("remove", "1")]).map(HiddenFieldView.init) },
  ]
}
