import Templating

/// One row of the list.
struct MealRow: View {
  let id: Int
  let name: String
  let category: String
  let calories: Int
  let carbs: Int
  let protein: Int
  let fat: Int
  let stars: Int

  var isRated: Bool { stars > 0 }

  static let fields: Fields<MealRow> = [
    "id": .number(\.id),
    "name": .text(\.name),
    "category": .text(\.category),
    "calories": .number(\.calories),
    "carbs": .number(\.carbs),
    "protein": .number(\.protein),
    "fat": .number(\.fat),
    "stars": .number(\.stars),
    "rated?": .flag(\.isRated),
  ]
}

/// The list.
struct MealList: View {
  let title: String
  let meals: [MealRow]

  static let fields: Fields<MealList> = ["title": .text(\.title), "meals": .list(\.meals)]
}

/// What lies around every page.
struct Chrome: View {
  let root: String

  static let fields: Fields<Chrome> = ["root": .text(\.root)]
}

extension MealList {
  /// Fifty meals; every fourth name needs escaping, every fifth is longer than a String keeps in place.
  static let sample = MealList(
    title: "Meals",
    meals: (1...50).map { number in
      MealRow(
        id: 100_000 + number, name: names[number % names.count], category: categories[number % categories.count],
        calories: 117 * number % 1_000, carbs: 7 * number % 120, protein: 5 * number % 60, fat: 3 * number % 50,
        stars: number % 6)
    })

  private static let names = [
    "Porridge & berries", "Caprese", "Flat white", "Shoyu ramen", "Grandma's slow-braised aubergine, pomegranate",
    "Cheese sandwich", "Fish \"n\" chips", "Salmon poke bowl",
  ]
  private static let categories = ["Breakfast", "Lunch", "Dinner", "Snack"]
}
