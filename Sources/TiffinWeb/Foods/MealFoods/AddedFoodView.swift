import Templating
import TiffinCore

/// The notice that a food was added to a meal, with the button *Undo*.
struct AddedFoodView: View {
  let line: MealLine
  /// The address of *Undo*; nil if the day may no longer be changed.
  let undo: String?
  let hidden: [(name: String, value: String)]

  static let fields: Fields<AddedFoodView> = [
    "name": .text(\.line.name),
    "undo": .text(\.undo),
    "hidden": .list { view in (view.hidden + [("remove", "1")]).map(HiddenFieldView.init) },
  ]
}
