import Templating
import TiffinCore

/// The form for a recipe's text or a file, and the choice of one of several recipes in it, for the template
/// `recipes/paste`.
struct RecipePasteView: PageView {
  static let template = "recipes/paste"

  private let text: String
  private let found: [WebRecipe]
  let errors: FormErrors?
  private let links: Links

  init(text: String, found: [WebRecipe] = [], refused errors: FormErrors? = nil, _ visitor: Visitor) {
    self.text = text
    self.found = found
    self.errors = errors
    links = visitor.links
  }

  static let fields: Fields<RecipePasteView> = [
    "action": .text(\.links.pasteRecipe),
    "cancel": .text(\.links.recipes),
    "ways": .view { AddRecipeLinksView(links: $0.links) },
    "refused": .view { page in page.errors.map(RefusedFormView.init) },
    "text": .view { FieldView(id: "text", value: $0.text, error: $0.errors?["text"]) },
    "file": .view { FieldView(id: "file", value: "", error: $0.errors?["file"]) },
    "several": .flag { $0.found.count > 1 },
    "found": .list { $0.found.enumerated().map { FoundRecipeView(number: $0, name: $1.name) } },
  ]
}

/// Links to the pages that add a recipe, for the template `recipes/ways`.
struct AddRecipeLinksView: View {
  let links: Links

  static let fields: Fields<AddRecipeLinksView> = [
    "byAddress": .text(\.links.importRecipe),
    "byPaste": .text(\.links.pasteRecipe),
    "byWriting": .text { $0.links.newRecipe(from: .first) },
  ]
}
