import Templating
import TiffinCore

/// `parts/notice`: a recent action on a recipe, with the ways to follow it up.
struct RecipeNoticeView: View {
  let notice: Notice<RecipeAction>
  let name: RecipeName
  let links: Links

  static let fields: Fields<RecipeNoticeView> = [
    "said": .text(\.said),
    "name": .text(\.name.text),
    "undo": .text { $0.isDeletion ? $0.links.recipe($0.notice.subject, "restore") : nil },
    "href": .text { $0.isDeletion ? nil : $0.links.recipe($0.notice.subject) },
  ]

  private var isDeletion: Bool { notice.action == .deleted }

  private var said: String {
    switch notice.action {
    case .saved: "Saved"
    case .restored: "Brought back"
    case .deleted: "Deleted"
    }
  }

  /// Nil where nothing was done, or what was done is not so any more.
  init?(_ notice: Notice<RecipeAction>?, about recipe: NotedRecipe?, for visitor: Visitor) {
    guard let notice, let recipe else { return nil }
    self.notice = notice
    name = recipe.name
    links = visitor.links
  }
}
