import Templating
import TiffinCore

/// `meals/row`: a meal in a list.
struct MealRowView: View {
  let meal: ListedMeal
  /// The day as the list names it.
  let date: String
  let isOpen: Bool
  /// The page that the row is on, and the same as a query's value.
  let place: (text: String, encoded: String)
  let chrome: Chrome

  static let fields: Fields<MealRowView> = [
    "id": .number(\.meal.number),
    "name": .text(\.meal.name.text),
    "picture": .written { $0.chrome.writeThumbnail(of: $0.meal, to: &$1) },
    "category": .text(\.meal.category.name),
    "energy": .energy(\.meal.energy),
    "carbs": .grams(\.meal.macros.carbs),
    "protein": .grams(\.meal.macros.protein),
    "fat": .grams(\.meal.macros.fat),
    "date": .text(\.date),
    "favourite": .flag(\.meal.isFavourite),
    "open": .flag(\.isOpen),
    "list": .text(\.place.text),
    "listInAddress": .text(\.place.encoded),
    "rating": .choice(of: RatingView.all, \.meal.rating.stars),
  ]
}
