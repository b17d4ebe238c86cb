import Templating
import TiffinCore

/// A meal on the page of its day, for the template `diary/meal`.
struct DayMealView: View {
  let meal: ListedMeal
  let place: DayContext

  private var isOpen: Bool { meal.id == place.open }

  static let fields: Fields<DayMealView> = [
    "id": .number(\.meal.number),
    "name": .text(\.meal.name.text),
    "picture": .photo(of: \.meal) { $0.place.thumbnails },
    "kind": .text(\.meal.category.kind),
    "tint": .tint(\.meal.name.text),
    "time": .text(\.meal.time?.iso),
    "portion": .text(\.portion),
    "plate": .text { view in view.meal.foods.map { _ in view.place.links.plate(view.meal.id) } },
    "one": .flag { $0.meal.foods?.count == 1 },
    "energy": .energy(\.meal.energy, isEstimated: \.meal.isEstimated),
    "bare": .flag { $0.meal.energy == nil && $0.meal.macros == .unknown },
    "carbs": .grams(\.meal.macros.carbs),
    "protein": .grams(\.meal.macros.protein),
    "fat": .grams(\.meal.macros.fat),
    "rating": .choice(of: RatingView.all, \.meal.rating.stars),
    "favourite": .flag(\.meal.isFavourite),
    "changeable": .flag(\.place.isOpen),
    "past": .flag { $0.place.day < $0.place.visitor.today },
    "open": .flag(\.isOpen),
    "added": .flag { $0.meal.id == $0.place.added },
    "key": .text(\.place.key.text),
    "today": .text { $0.place.visitor.today.iso },
    "list": .text { MealListLocation(day: $0.place.day).text },
    "href": .text(\.href),
    "arrow": .text { $0.place.addresses.row($0.meal.number, isOpen: $0.isOpen) },
    "edit": .text { $0.place.addresses.form(of: $0.meal.number) },
    "rate": .text { $0.place.addresses.action("/rating", on: $0.meal.number) },
    "mark": .text { $0.place.addresses.action("/favourite", on: $0.meal.number) },
    "delete": .text { $0.place.addresses.action("/delete", on: $0.meal.number) },
    "repeat": .text { $0.place.addresses.action("/repeat", on: $0.meal.number) },
  ]

  /// The address of the meal's page, or of the page of its foods, where amounts can be changed.
  private var href: String {
    let isPlate = meal.foods != nil && place.isOpen
    return isPlate ? place.addresses.action("/foods", on: meal.number) : place.addresses.page(of: meal.number)
  }

  /// The amount, such as "1 medium" or "3 foods"; nil for a meal that does not consist of foods.
  private var portion: String? {
    meal.foods.map { foods in
      guard foods.count == 1 else { return "\(foods.count) foods" }
      // Lines saved by earlier releases contain the full measure of a portion, with inches.
      return foods.amount.utf8.contains(UInt8(ascii: "\"")) ? FoodPortion.label(of: foods.amount) : foods.amount
    }
  }
}
