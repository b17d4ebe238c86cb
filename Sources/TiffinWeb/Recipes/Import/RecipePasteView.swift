import Templating
import TiffinCore

/// The form for a recipe's text, a file or the photo of a page, and the choice of one of several recipes in it, for the
/// template `recipes/paste`.
struct RecipePasteView: PageView {
  static let template = "recipes/paste"

  private let text: String
  private let found: [WebRecipe]
  let errors: FormErrors?
  /// True if the server reads photos of pages.
  private let readsPages: Bool
  /// The page whose text is in the form; nil if there is none.
  var page: PagePhotoView?
  /// The photo that was sent with a refused form, and is read when the form is sent again.
  var kept = FormPicture.none
  private let links: Links

  init(
    text: String, found: [WebRecipe] = [], refused errors: FormErrors? = nil, readsPages: Bool, _ visitor: Visitor
  ) {
    self.text = text
    self.found = found
    self.errors = errors
    self.readsPages = readsPages
    links = visitor.links
  }

  static let fields: Fields<RecipePasteView> = [
    "action": .text(\.links.pasteRecipe),
    "cancel": .text(\.links.recipes),
    "ways": .view { AddRecipeLinksView(links: $0.links) },
    "refused": .view { page in page.errors.map(RefusedFormView.init) },
    "page": .view(\.page),
    "text": .view { FieldView(id: "text", value: $0.text, error: $0.errors?["text"]) },
    "file": .view { FieldView(id: "file", value: "", error: $0.errors?["file"]) },
    "photo": .view { $0.readsPages ? FieldView(id: "photo", value: "", error: $0.errors?["photo"]) : nil },
    "kept": .view { HeldPictureView($0.kept, $0.links) },
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
