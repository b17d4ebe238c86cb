import Templating
import TiffinCore

/// `recipes/card`: a recipe in a list.
struct RecipeCardView: View {
  let recipe: ListedRecipe
  let energy: String?
  let cost: String?
  /// "if it serves 4".
  let condition: String?
  let time: String?
  let place: RecipePlace
  let chrome: Chrome
  /// True if it is among the first, which are visible at once.
  let isFirst: Bool
  /// True if it is on the household's plan.
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
    "energy": .text(\.energy),
    "cost": .text(\.cost),
    "condition": .text(\.condition),
    "time": .text(\.time),
  ]

  static func all(
    _ recipes: [ListedRecipe], planned: Set<Recipe.ID>, on place: RecipePlace, for visitor: Visitor
  ) -> [RecipeCardView] {
    recipes.enumerated().map { index, recipe in
      let wording = RecipeWording(recipe.numbers, for: visitor)
      return RecipeCardView(
        recipe: recipe, energy: wording.energy, cost: wording.costBesideEnergy, condition: wording.condition,
        time: wording.timeBesideFigures, place: place, chrome: visitor.chrome, isFirst: index < 6,
        isPlanned: planned.contains(recipe.id))
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
