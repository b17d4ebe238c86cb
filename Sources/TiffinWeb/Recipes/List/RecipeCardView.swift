import Templating
import TiffinCore

/// `recipes/card`: a recipe in a list.
///
/// A class, because a template hands its view from name to name, and a recipe is large.
final class RecipeCardView: View {
  private let recipe: ListedRecipe
  private let energy: String?
  private let cost: String?
  /// "if it serves 4".
  private let condition: String?
  private let time: String?
  private let addresses: RecipeAddresses
  /// True if it is among the first, which are visible at once.
  private let isFirst: Bool
  /// True if it is on the household's plan.
  private let isPlanned: Bool

  init(
    _ recipe: ListedRecipe, isFirst: Bool, isPlanned: Bool, at addresses: RecipeAddresses, for visitor: Visitor
  ) {
    let wording = RecipeWording(recipe.numbers, for: visitor)
    self.recipe = recipe
    energy = wording.energy
    cost = wording.costBesideEnergy
    condition = wording.condition
    time = wording.timeBesideFigures
    self.addresses = addresses
    self.isFirst = isFirst
    self.isPlanned = isPlanned
  }

  static let fields: Fields<RecipeCardView> = [
    "id": .number { Int($0.recipe.id.number) },
    "name": .text(\.recipe.name.text),
    "href": .written { $0.addresses.writePage(of: $0.recipe.id, to: &$1) },
    "mark": .written { $0.addresses.write("/favourite", of: $0.recipe.id, to: &$1) },
    "picture": .written { $0.addresses.writePicture(of: $0.recipe, to: &$1) },
    "lazy": .flag { !$0.isFirst },
    "own": .flag(\.recipe.isOwn),
    "planned": .flag(\.isPlanned),
    "favourite": .flag(\.recipe.isFavourite),
    "list": .text(\.addresses.place),
    "energy": .text(\.energy),
    "cost": .text(\.cost),
    "condition": .text(\.condition),
    "time": .text(\.time),
  ]

  static func all(
    _ recipes: [ListedRecipe], planned: Set<Recipe.ID>, on place: RecipePlace, for visitor: Visitor
  ) -> [RecipeCardView] {
    let addresses = RecipeAddresses(place, visitor.chrome)
    return recipes.enumerated().map { index, recipe in
      RecipeCardView(
        recipe, isFirst: index < 6, isPlanned: planned.contains(recipe.id), at: addresses, for: visitor)
    }
  }
}

extension Chrome {
  func picture(of recipe: ListedRecipe, _ size: PhotoSize) -> String {
    picture(recipe.picture, of: recipe.id, size)
  }

  /// The address of a recipe's picture; one that is still on the web is fetched on request. A default picture if there
  /// is none.
  func picture(_ picture: Recipe.PictureState, of recipe: Recipe.ID, _ size: PhotoSize) -> String {
    switch picture {
    case .none: "\(assets)/dinner.svg"
    case .away: links.path("recipes", String(recipe.number), "picture", size.rawValue)
    case .here(let id): links.path("recipes", "pictures", String(id.number), size.rawValue)
    }
  }
}
