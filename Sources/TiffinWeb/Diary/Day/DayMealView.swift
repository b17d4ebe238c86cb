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
    "href": .written { $0.writePage(to: &$1) },
    "arrow": .written { $0.place.addresses.writeArrow(of: $0.meal.number, isOpen: $0.isOpen, to: &$1) },
    "edit": .written { $0.place.addresses.writeForm(of: $0.meal.number, to: &$1) },
    "rate": .address("/rating", of: \.meal.number, in: \.place.addresses),
    "mark": .address("/favourite", of: \.meal.number, in: \.place.addresses),
    "delete": .address("/delete", of: \.meal.number, in: \.place.addresses),
    "repeat": .address("/repeat", of: \.meal.number, in: \.place.addresses),
  ]

  /// Writes the address of the meal's page, or of the page of its foods, where amounts can be changed.
  private func writePage(to out: inout Output) {
    if meal.foods != nil, place.isOpen {
      place.addresses.write("/foods", of: meal.number, to: &out)
    } else {
      place.addresses.writePage(of: meal.number, to: &out)
    }
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
