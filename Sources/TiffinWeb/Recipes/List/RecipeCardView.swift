import Templating
import TiffinCore

/// A recipe in a list, for the template `recipes/card`.
///
/// A class, because templates pass the view for every name, and copying a large struct is slow.
final class RecipeCardView: View {
  private let recipe: ListedRecipe
  private let wording: RecipeWording
  private let place: RecipeListLocation
  private let chrome: PageChrome
  /// True if the card is one of the first, which are visible without scrolling.
  private let isFirst: Bool
  /// True if the list can contain recipes of the catalogue.
  private let isMixed: Bool
  /// The number of servings of the recipe's next planned entry; nil if it is not planned.
  private let planned: Servings?

  init(
    _ recipe: ListedRecipe, isFirst: Bool, isMixed: Bool, planned: Servings?, on place: RecipeListLocation,
    for visitor: Visitor
  ) {
    wording = RecipeWording(recipe.numbers, for: visitor)
    self.recipe = recipe
    self.place = place
    chrome = visitor.chrome
    self.isFirst = isFirst
    self.isMixed = isMixed
    self.planned = planned
  }

  static let fields: Fields<RecipeCardView> = [
    "id": .number { Int($0.recipe.id.number) },
    "name": .text(\.recipe.name.text),
    "href": .text { $0.chrome.links.recipe($0.recipe.id, from: $0.place, servings: $0.planned) },
    "mark": .text { $0.chrome.links.recipe($0.recipe.id, "favourite") },
    "picture": .text { $0.chrome.picture(of: $0.recipe, .small) },
    "letter": .text { $0.recipe.picture == .none ? NameTile.letter($0.recipe.name.text) : nil },
    "tint": .tint(\.recipe.name.text),
    "lazy": .flag { !$0.isFirst },
    "own": .flag { $0.isMixed && $0.recipe.isOwn },
    "planned": .flag { $0.planned != nil },
    "favourite": .flag(\.recipe.isFavourite),
    "list": .text(\.place.text),
    "energy": .written(if: \.wording.hasEnergy) { $0.wording.writeEnergy(to: &$1) },
    "cost": .written(if: \.wording.hasCost) { $0.wording.writeCostBesideEnergy(to: &$1) },
    "time": .written(if: \.wording.hasTime) { $0.wording.writeTimeBesideFigures(to: &$1) },
  ]

  static func all(
    _ recipes: [ListedRecipe], planned: [Recipe.ID: Servings], on place: RecipeListLocation, for visitor: Visitor
  ) -> [RecipeCardView] {
    recipes.enumerated().map { index, recipe in
      RecipeCardView(
        recipe, isFirst: index < 6, isMixed: !place.query.isOwn, planned: planned[recipe.id], on: place,
        for: visitor)
    }
  }
}

extension PageChrome {
  func picture(of recipe: ListedRecipe, _ size: PhotoSize) -> String {
    picture(recipe.picture, of: recipe.id, size)
  }

  /// Returns the address of a recipe's picture, or of the default picture if it has none. A picture that is still on
  /// the web is fetched when this address is requested.
  func picture(_ picture: Recipe.PictureState, of recipe: Recipe.ID, _ size: PhotoSize) -> String {
    switch picture {
    case .none: "\(assets)/dinner.svg"
    case .away: links.path("recipes", String(recipe.number), "picture", size.rawValue)
    case .here(let id): links.path("recipes", "pictures", String(id.number), size.rawValue)
    }
  }
}
