import Templating
import TiffinCore

/// A writer of the addresses of a list's recipes, without intermediate strings, since a list has many. The addresses
/// equal those of ``Links``.
///
/// A class, because every card refers to it.
final class RecipeAddresses: Sendable {
  /// The query of the list as text, for forms.
  let place: String
  private let recipes: String
  /// The query of the list, percent-encoded; empty for the first page.
  private let back: String
  private let assets: String

  init(_ place: RecipeListLocation, _ chrome: Chrome) {
    self.place = place.text
    recipes = chrome.links.recipes + "/"
    back = self.place.isEmpty ? "" : "list=" + PercentEncoding.encoded(self.place)
    assets = chrome.assets + "/"
  }

  /// Writes the address of a recipe's page.
  ///
  /// - Parameter servings: The number of servings to show; nil for the recipe's own.
  func writePage(of recipe: Recipe.ID, for servings: Servings?, to out: inout Output) {
    write("", of: recipe, to: &out)
    if let servings {
      out.write(markup: "?servings=")
      out.write(servings.count)
    }
    if back.isEmpty { return }
    out.write(markup: servings == nil ? "?" : "&amp;")
    out.write(back)
  }

  /// Writes the address of an action on a recipe, such as "/favourite".
  func write(_ action: String, of recipe: Recipe.ID, to out: inout Output) {
    out.write(recipes)
    out.write(Int(recipe.number))
    out.write(markup: action)
  }

  /// Writes the address of the recipe's small picture, or of the default picture.
  func writePicture(of recipe: ListedRecipe, to out: inout Output) {
    switch recipe.picture {
    case .none:
      out.write(assets)
      return out.write(markup: "dinner.svg")
    case .away:
      write("/picture/", of: recipe.id, to: &out)
    case .here(let picture):
      out.write(recipes)
      out.write(markup: "pictures/")
      out.write(Int(picture.number))
      out.write(byte: UInt8(ascii: "/"))
    }
    out.write(markup: PhotoSize.small.rawValue)
  }
}
