import Templating
import TiffinCore

/// `meals/conflict`: the meal changed while it was being edited; both versions, to take one.
struct MealConflictView: PageView {
  static let template = "meals/conflict"

  let now: Meal
  let typed: [TypedFieldView]
  let parts: [MealPartView]
  let isPictureLost: Bool
  let links: Links

  init(_ sent: SentMeal, _ mine: MealContent, now: Meal, for visitor: Visitor) {
    self.now = now
    var again = sent.form
    again.revision = String(now.revision)
    again.key = SubmissionKey.random().text
    typed = again.fields.map(TypedFieldView.init)
    parts = MealPartView.compare(mine, now.content, visitor.format)
    isPictureLost = sent.picture != nil
    links = visitor.links
  }

  static let fields: Fields<MealConflictView> = [
    "id": .number(\.now.number),
    "name": .text(\.now.content.name.text),
    "action": .text { $0.links.meal($0.now.id) },
    "typed": .list(\.typed),
    "pictureLost": .flag(\.isPictureLost),
    "parts": .list(\.parts),
  ]
}

/// A field of one's own version, sent along to be saved after all.
struct TypedFieldView: View {
  let name: String
  let value: String

  static let fields: Fields<TypedFieldView> = [
    "name": .text(\.name),
    "value": .text(\.value),
  ]
}
