import Templating
import TiffinCore

/// `diary/meal`: a meal in its day.
struct DayMealView: View {
  let meal: ListedMeal
  let place: DayPlace

  static let fields: Fields<DayMealView> = [
    "id": .number(\.meal.number),
    "name": .text(\.meal.name.text),
    "picture": .written { $0.place.thumbnails.write($0.meal, to: &$1) },
    "time": .text(\.meal.time?.iso),
    "energy": .energy(\.meal.energy, isEstimated: \.meal.isEstimated),
    "condition": .text { $0.meal.share.flatMap(Formatter.condition) },
    "carbs": .grams(\.meal.macros.carbs),
    "protein": .grams(\.meal.macros.protein),
    "fat": .grams(\.meal.macros.fat),
    "rating": .choice(of: RatingView.all, \.meal.rating.stars),
    "favourite": .flag(\.meal.isFavourite),
    "changeable": .flag(\.place.isOpen),
    "open": .flag { $0.meal.id == $0.place.open },
    "key": .text(\.place.key.text),
    "list": .text { MealPlace(day: $0.place.day).text },
    "edit": .text { $0.place.links.edit($0.meal.id, WayBack(place: MealPlace(day: $0.place.day), isOverMeal: false)) },
    "href": .text { $0.place.links.meal($0.meal.id, from: MealPlace(day: $0.place.day)) },
  ]
}
