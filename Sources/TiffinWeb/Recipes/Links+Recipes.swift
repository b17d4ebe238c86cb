import Templating
import TiffinCore

extension Links {
  var recipes: String { path("recipes") }

  /// Returns the address of a page of the recipes.
  ///
  /// - Parameters:
  ///   - notice: a recent action; nil if there is none.
  ///   - recipe: the card that the page is scrolled to.
  func recipes(_ place: RecipePlace, _ notice: Notice<RecipeAction>? = nil, card recipe: Recipe.ID? = nil) -> String {
    let (list, said) = (place.text, notice?.text ?? "")
    return Output.text(capacity: root.utf8.count + list.utf8.count + said.utf8.count + 32) { out in
      out.write(markup: root)
      out.write(markup: list.isEmpty && said.isEmpty ? "recipes" : "recipes?")
      out.write(markup: list)
      if !list.isEmpty && !said.isEmpty { out.write(byte: UInt8(ascii: "&")) }
      out.write(markup: said)
      guard let recipe else { return }
      out.write(markup: "#r")
      out.write(Int(recipe.number))
    }
  }

  /// Returns the address of a recipe's own page.
  ///
  /// - Parameters:
  ///   - place: the page that it leads back to.
  ///   - servings: the number to show; nil for the recipe's own.
  func recipe(_ id: Recipe.ID, from place: RecipePlace = .first, servings: Servings? = nil) -> String {
    let servings = servings.map { [(name: "servings", value: String($0.count))] } ?? []
    return path("recipes", String(id.number), query: servings + Self.list(place))
  }

  /// Returns the address of a planned recipe's page, for the planned servings; nil for words, and for a deleted recipe.
  func recipe(of entry: PlanEntry) -> String? {
    entry.recipe.flatMap { $0.isOpen ? recipe($0.id, servings: entry.servings) : nil }
  }

  /// Writes the address of a recipe's page, or of an action on the recipe such as "/delete", without an intermediate
  /// string: its page has ten of them.
  func write(_ recipe: Recipe.ID, _ action: String = "", to out: inout Output) {
    out.write(markup: root)
    out.write(markup: "recipes/")
    out.write(Int(recipe.number))
    out.write(markup: action)
  }

  /// Returns the address of an action on a recipe: `recipe(id, "delete")`.
  func recipe(_ id: Recipe.ID, _ action: String, from place: RecipePlace = .first) -> String {
    path("recipes", String(id.number), action, query: Self.list(place))
  }

  /// Returns the address of the empty form.
  func newRecipe(from place: RecipePlace) -> String { path("recipes", "new", query: Self.list(place)) }

  /// The page that asks for the address of a recipe on the web.
  var importRecipe: String { path("recipes", "import") }

  /// Returns the page that asks for the address of a recipe on the web, with an address filled in.
  func importRecipe(from address: WebAddress) -> String {
    path("recipes", "import", query: [("url", address.text)])
  }

  /// The page for pasting a recipe's text.
  var pasteRecipe: String { path("recipes", "paste") }

  /// The page that asks for another app's file.
  var bring: String { path("bring") }

  /// Returns the address of an import: the file's contents, or the result.
  func bring(_ id: KeptBringing.ID) -> String { path("bring", String(id.number)) }

  /// Returns the address of a picture in an import's preview.
  func bringPicture(_ place: Int, of id: KeptBringing.ID) -> String {
    path("bring", String(id.number), "pictures", String(place))
  }

  /// Returns the address of an action on an import: `bring(id, "take")`.
  func bring(_ id: KeptBringing.ID, _ action: String) -> String { path("bring", String(id.number), action) }

  private static func list(_ place: RecipePlace) -> [(name: String, value: String)] {
    let text = place.text
    return text.isEmpty ? [] : [("list", text)]
  }
}
