import Templating
import TiffinCore

/// `meals/row`: a meal in a list.
struct MealRowView: View {
  let meal: Meal
  /// The day as the list names it.
  let date: String
  let isOpen: Bool
  /// The place in the list, which the row's forms send along.
  let place: String
  let chrome: Chrome

  private var content: MealContent { meal.content }

  static let fields: Fields<MealRowView> = [
    "id": .number(\.meal.number),
    "name": .text(\.content.name.text),
    "picture": .written { $0.chrome.writeThumbnail(of: $0.meal, to: &$1) },
    "category": .text(\.content.category.name),
    "energy": .energy(\.content.energy),
    "carbs": .grams(\.content.macros.carbs),
    "protein": .grams(\.content.macros.protein),
    "fat": .grams(\.content.macros.fat),
    "date": .text(\.date),
    "favourite": .flag(\.content.isFavourite),
    "open": .flag(\.isOpen),
    "query": .text(\.place),
    "rating": .choice(of: RatingView.all, \.content.rating.stars),
  ]
}
