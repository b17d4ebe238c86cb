import Templating
import TiffinCore

/// The notice about a recent action on a recipe, with links, for the template `parts/notice`.
struct RecipeNoticeView: View {
  let notice: Notice<RecipeNoticeAction>
  let name: RecipeName
  let links: Links
  /// The list that shows the notice.
  let place: RecipeListLocation

  static let fields: Fields<RecipeNoticeView> = [
    "said": .text(\.said),
    "name": .text(\.name.text),
    "undo": .text { $0.isDeletion ? $0.links.recipe($0.notice.subject, "restore") : nil },
    "list": .text(\.place.text),
    "href": .text { $0.isDeletion ? nil : $0.links.recipe($0.notice.subject) },
  ]

  private var isDeletion: Bool { notice.action == .deleted }

  private var said: String {
    switch notice.action {
    case .saved: "Saved"
    case .restored: "Restored"
    case .deleted: "Deleted"
    }
  }

  /// Creates the notice; nil if there was no action, or it no longer applies.
  init?(
    _ notice: Notice<RecipeNoticeAction>?, about recipe: NoticeRecipe?, on place: RecipeListLocation,
    for visitor: Visitor
  ) {
    guard let notice, let recipe else { return nil }
    self.notice = notice
    self.place = place
    name = recipe.name
    links = visitor.links
  }
}
