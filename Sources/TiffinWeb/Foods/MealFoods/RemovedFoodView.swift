import Templating
import TiffinCore

/// The notice that a food was removed, with the button *Undo*.
struct RemovedFoodView: View {
  let food: Food
  let removed: RemovedFood
  let undo: String
  private let key = SubmissionKey.random()

  init(_ food: Food, _ removed: RemovedFood, undo: String) {
    self.food = food
    self.removed = removed
    self.undo = undo
  }

  static let fields: Fields<RemovedFoodView> = [
    "name": .text(\.food.content.shownName),
    "undo": .text(\.undo),
    "hidden": .list { view in
      (view.removed.pairs + [("key", view.key.text)]).map(HiddenFieldView.init)
    },
  ]
}
