import HTTPTypes
import Templating
import TiffinCore

/// A controller that shows both versions of a meal that was changed while it was being edited.
struct MealConflictController: Controller {
  let services: Services

  /// Shows both versions.
  ///
  /// - Parameters:
  ///   - mine: The meal as the form would have saved it.
  ///   - now: The stored meal.
  func show(
    _ sent: SubmittedMealForm, _ mine: MealContent, _ now: Meal, _ request: Request, for visitor: Visitor
  ) throws -> Response {
    let kept = try photos.keep(sent.picture, request, for: visitor.person)
    let view = MealConflictView(sent, mine, kept, now: now, for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}

/// Both versions of a meal that was changed while it was being edited, for the template `meals/conflict`.
struct MealConflictView: PageView {
  static let template = "meals/conflict"

  let now: Meal
  /// The submitted fields, to save the visitor's version after all.
  let typed: [HiddenFieldView]
  let parts: [VersionPartView]
  /// The picture submitted with the visitor's version.
  let kept: FormPicture
  let place: MealListLocation
  let links: Links

  init(_ sent: SubmittedMealForm, _ mine: MealContent, _ kept: FormPicture, now: Meal, for visitor: Visitor) {
    self.now = now
    self.kept = kept
    var again = sent.form
    again.revision = String(now.revision)
    again.key = SubmissionKey.random().text
    typed = (again.fields + sent.returnLocation.fields + kept.field).map(HiddenFieldView.init)
    parts = VersionPartView.differing(mine.parts(visitor.format), now.content.parts(visitor.format))
    place = sent.returnLocation.place
    links = visitor.links
  }

  static let fields: Fields<MealConflictView> = [
    "name": .text(\.now.content.name.text),
    "action": .text { $0.links.meal($0.now.id) },
    "hidden": .list(\.typed),
    "keep": .text { $0.links.meal($0.now.id, from: $0.place) },
    "pictureLost": .flag(\.kept.isLost),
    "kept": .view { HeldPictureView($0.kept, $0.links) },
    "same": .flag(\.parts.isEmpty),
    "parts": .list(\.parts),
  ]
}
