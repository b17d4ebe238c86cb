import Fetching
import Templating
import TiffinCore

/// The form for the address of a web page, the choice of a recipe on it, and the question about a recipe that the
/// household already has, for the template `recipes/import`.
struct RecipeImportView: PageView {
  static let template = "recipes/import"

  private let address: String
  private let found: [WebRecipe]
  private let again: ExistingRecipeView?
  let errors: FormErrors?
  private let links: Links

  init(
    address: String, found: [WebRecipe] = [], again: ExistingRecipeView? = nil, refused errors: FormErrors? = nil,
    _ visitor: Visitor
  ) {
    self.address = address
    self.found = found
    self.again = again
    self.errors = errors
    links = visitor.links
  }

  static let fields: Fields<RecipeImportView> = [
    "action": .text(\.links.importRecipe),
    "cancel": .text(\.links.recipes),
    "write": .text { $0.links.newRecipe(from: .first) },
    "paste": .text(\.links.pasteRecipe),
    "ways": .view { AddRecipeLinksView(links: $0.links) },
    "refused": .view { page in page.errors.map(RefusedFormView.init) },
    "url": .view { FieldView(id: "url", value: $0.address, error: $0.errors?["url"]) },
    "several": .flag { $0.found.count > 1 },
    "again": .view(\.again),
    "found": .list { $0.found.enumerated().map { FoundRecipeView(number: $0, name: $1.name) } },
  ]
}

/// One of several recipes on a page.
struct FoundRecipeView: View {
  let number: Int
  let name: String

  static let fields: Fields<FoundRecipeView> = [
    "number": .number(\.number),
    "name": .text(\.name),
  ]
}

/// The household's recipe from a page, next to the recipe found there.
struct ExistingRecipeView: View {
  let known: RecipeOfPage
  let addedOn: LocalDate
  let found: WebRecipe
  /// The index of the found recipe among those of the page.
  let number: Int
  let visitor: Visitor

  init(known: RecipeOfPage, addedOn: LocalDate, found: WebRecipe, number: Int, for visitor: Visitor) {
    (self.known, self.addedOn, self.found, self.number, self.visitor) = (known, addedOn, found, number, visitor)
  }

  static let fields: Fields<ExistingRecipeView> = [
    "id": .text { String($0.known.id.number) },
    "href": .text { $0.visitor.links.recipe($0.known.id) },
    "name": .text(\.known.name.text),
    "added": .text { $0.visitor.format.day($0.addedOn) },
    "foundName": .text(\.found.name),
    "number": .number(\.number),
  ]
}

extension FetchError {
  /// The error as a sentence that tells the visitor what to do.
  var sentence: String {
    switch self {
    case .badAddress: "Paste the whole address of a page, such as https://example.org/soup"
    case .privateAddress: "That address is inside a private network"
    case .unreachable: "We cannot reach that address. Check it, or try again later"
    case .insecure: "That site’s certificate cannot be trusted"
    case .tooSlow: "That site took too long to answer. Try again later"
    case .tooLarge: "That page is too large. Copy the recipe and paste it"
    case .wrongType: "That address leads to a file. Paste a page’s address"
    case .status(404), .status(410): "There is no page at that address"
    case .status(401), .status(402): "That page requires a sign-in. Open it yourself, copy the recipe, and paste it"
    case .status(403), .status(405), .status(406), .status(429), .status(451): Self.refusal
    case .status(503): "That site has an error, or does not let Tiffin in. Try again later, or paste the recipe"
    case .status: "That site has an error. Try again later"
    case .tooManyRedirects: "That address keeps redirecting. Check it, or paste the recipe"
    case .garbled: "The connection broke off. Try again"
    case .unavailable: "Pages cannot be fetched right now"
    }
  }

  /// The sentence for a site that refuses automated requests.
  static let refusal = "That site does not let Tiffin read the page. Open it yourself, copy the recipe, and paste it"
}
