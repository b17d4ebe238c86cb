import Templating
import TiffinCore

/// `recipes/card`: a recipe in a list.
struct RecipeCardView: View {
  let recipe: ListedRecipe
  let wording: RecipeWording
  let place: RecipePlace
  let chrome: Chrome
  /// Among the first ones, which are in sight at once.
  let isFirst: Bool
  /// The household is to eat it.
  let isPlanned: Bool

  static let fields: Fields<RecipeCardView> = [
    "id": .number { Int($0.recipe.id.number) },
    "name": .text(\.recipe.name.text),
    "href": .text { $0.chrome.links.recipe($0.recipe.id, from: $0.place) },
    "mark": .text { $0.chrome.links.recipe($0.recipe.id, "favourite") },
    "picture": .text { $0.chrome.picture(of: $0.recipe, .small) },
    "lazy": .flag { !$0.isFirst },
    "own": .flag(\.recipe.isOwn),
    "planned": .flag(\.isPlanned),
    "favourite": .flag(\.recipe.isFavourite),
    "list": .text(\.place.text),
    "energy": .text(\.wording.energy),
    "cost": .text(\.wording.cost),
    "condition": .text(\.wording.condition),
    "time": .text(\.wording.time),
  ]

  static func all(
    _ recipes: [ListedRecipe], planned: Set<Recipe.ID>, on place: RecipePlace, for visitor: Visitor
  ) -> [RecipeCardView] {
    recipes.enumerated().map { index, recipe in
      RecipeCardView(
        recipe: recipe, wording: RecipeWording(recipe.numbers, for: visitor), place: place, chrome: visitor.chrome,
        isFirst: index < 6, isPlanned: planned.contains(recipe.id))
    }
  }
}

extension Chrome {
  func picture(of recipe: ListedRecipe, _ size: PhotoSize) -> String {
    picture(recipe.picture, of: recipe.id, size)
  }

  /// Where a recipe's picture is served; what is still on the web is fetched when it is asked for. The default one where
  /// there is none.
  func picture(_ picture: Recipe.PictureState, of recipe: Recipe.ID, _ size: PhotoSize) -> String {
    switch picture {
    case .none: "\(assets)/dinner.svg"
    case .away: links.path("recipes", String(recipe.number), "picture", size.rawValue)
    case .here(let id): links.path("recipes", "pictures", String(id.number), size.rawValue)
    }
  }
}
