import Templating
import TiffinCore

/// A suggestion of a meal eaten before, or of a recipe. A tap on the name fills the quick entry; a tap on the plus adds
/// the meal unchanged, or one serving of the recipe.
struct DishSuggestionView: View {
  private let id: String
  private let name: String
  private let href: String
  private let picture: String?
  /// The name of the picture of a meal's category; nil for a recipe.
  private let kind: String?
  private let when: String
  private let energy: (value: Energy?, isEstimated: Bool)
  private let format: Formatter

  init(_ meal: ListedMeal, at place: FoodDestination, for visitor: Visitor) {
    id = String(meal.number)
    name = meal.name.text
    href = visitor.links.diary(filledFrom: .meal(meal.id), at: place)
    picture = meal.photo.map { ThumbnailAddresses(visitor.chrome).small($0) }
    kind = meal.category.kind
    when = "\(meal.category.name), \(visitor.format.day(meal.date))"
    energy = (meal.energy, meal.isEstimated)
    format = visitor.format
  }

  init(_ recipe: ListedRecipe, at place: FoodDestination, for visitor: Visitor) {
    id = KnownDish.ID.recipe(recipe.id).text
    name = recipe.name.text
    href = visitor.links.diary(filledFrom: .recipe(recipe.id), at: place)
    picture = recipe.picture == .none ? nil : visitor.chrome.picture(of: recipe, .small)
    kind = nil
    when = "One serving"
    energy = (recipe.numbers.energy?.value, recipe.numbers.energy?.isEstimated ?? false)
    format = visitor.format
  }

  static let fields: Fields<DishSuggestionView> = [
    "id": .text(\.id),
    "href": .text(\.href),
    "name": .text(\.name),
    "picture": .text(\.picture),
    "kind": .text(\.kind),
    "letter": .letter(\.name),
    "tint": .tint(\.name),
    "when": .text(\.when),
    "energy": .text { view in
      view.energy.value.map { (view.energy.isEstimated ? Formatter.about : "") + view.format.energy($0) }
    },
    "told": .text { Formatter.proposed($0.energy.value, isEstimated: $0.energy.isEstimated) },
  ]
}
