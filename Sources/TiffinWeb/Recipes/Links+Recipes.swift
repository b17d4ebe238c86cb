import Templating
import TiffinCore

extension Links {
  var recipes: String { path("recipes") }

  /// Returns the address of a page of recipes.
  ///
  /// - Parameters:
  ///   - notice: The recent action; nil if there is none.
  ///   - recipe: The recipe to whose card the page is scrolled; nil for the top of the page.
  func recipes(_ place: RecipeListLocation, _ notice: Notice<RecipeNoticeAction>? = nil, card recipe: Recipe.ID? = nil)
    -> String
  {
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

  /// Returns the address of a recipe's page.
  ///
  /// - Parameters:
  ///   - place: The page of recipes to which the recipe's page returns.
  ///   - servings: The number of servings to show; nil for the recipe's own.
  func recipe(_ id: Recipe.ID, from place: RecipeListLocation = .first, servings: Servings? = nil) -> String {
    let servings = servings.map { [(name: "servings", value: String($0.count))] } ?? []
    return path("recipes", String(id.number), query: servings + Self.list(place))
  }

  /// Returns the address of a planned recipe's page, for the planned servings; nil for a note or a deleted recipe.
  func recipe(of entry: PlanEntry) -> String? {
    entry.recipe.flatMap { $0.isOpen ? recipe($0.id, servings: entry.servings) : nil }
  }

  /// Writes the address of a recipe's page, or of an action on the recipe such as "/delete", without an intermediate
  /// string, since the recipe's page has ten of them.
  func write(_ recipe: Recipe.ID, _ action: String = "", to out: inout Output) {
    out.write(markup: root)
    out.write(markup: "recipes/")
    out.write(Int(recipe.number))
    out.write(markup: action)
  }

  /// Returns the address of an action on a recipe, such as `recipe(id, "delete")`.
  ///
  /// - Parameter servings: The number to show; nil for the recipe's own.
  func recipe(
    _ id: Recipe.ID, _ action: String, from place: RecipeListLocation = .first, servings: Servings? = nil
  ) -> String {
    let servings = servings.map { [(name: "servings", value: String($0.count))] } ?? []
    return path("recipes", String(id.number), action, query: servings + Self.list(place))
  }

  /// Returns the address of the empty form.
  func newRecipe(from place: RecipeListLocation) -> String { path("recipes", "new", query: Self.list(place)) }

  /// The address of the page that imports a recipe from the web.
  var importRecipe: String { path("recipes", "import") }

  /// Returns the address of the page that imports a recipe from the web, with the recipe's address filled in.
  func importRecipe(from address: WebAddress) -> String {
    path("recipes", "import", query: [("url", address.text)])
  }

  /// The address of the page for pasting a recipe's text.
  var pasteRecipe: String { path("recipes", "paste") }

  /// The address of the page that imports files.
  var importFiles: String { path("bring") }

  /// Returns the address of an import: the contents of the file, or the result.
  func importJob(_ id: ImportJob.ID) -> String { path("bring", String(id.number)) }

  /// Returns the address of a picture in the preview of an import.
  func importPicture(_ place: Int, of id: ImportJob.ID) -> String {
    path("bring", String(id.number), "pictures", String(place))
  }

  /// Returns the address of an action on an import, such as `importJob(id, "take")`.
  func importJob(_ id: ImportJob.ID, _ action: String) -> String { path("bring", String(id.number), action) }

  private static func list(_ place: RecipeListLocation) -> [(name: String, value: String)] {
    let text = place.text
    return text.isEmpty ? [] : [("list", text)]
  }
}
