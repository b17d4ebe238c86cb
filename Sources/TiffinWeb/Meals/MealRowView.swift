import Templating
import TiffinCore

/// `meals/row`: a meal in a list.
struct MealRowView: View {
  let meal: Meal
  /// The day as the list names it.
  let date: String
  let isOpen: Bool
  let chrome: Chrome
  let format: Formatter

  private var content: MealContent { meal.content }

  static let fields: Fields<MealRowView> = [
    "id": .number(\.meal.number),
    "name": .text(\.meal.content.name.text),
    "picture": .written { $0.chrome.writeThumbnail(of: $0.meal, to: &$1) },
    "category": .text(\.meal.content.category.name),
    "energy": .text { row in row.meal.content.energy.map(row.format.energy) },
    "carbs": .text { row in row.meal.content.macros.carbs.map(row.format.grams) },
    "protein": .text { row in row.meal.content.macros.protein.map(row.format.grams) },
    "fat": .text { row in row.meal.content.macros.fat.map(row.format.grams) },
    "date": .text(\.date),
    "favourite": .flag(\.meal.content.isFavourite),
    "open": .flag(\.isOpen),
    "rating": .text { RatingControl.label($0.meal.content.rating) },
    "rated": .flag { $0.meal.content.rating != .none },
    "stars": .list { RatingControl.stars($0.meal.content.rating) },
  ]
}
