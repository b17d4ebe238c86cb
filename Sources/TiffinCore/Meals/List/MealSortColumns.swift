/// The columns by which a list of meals is sorted before date and time.
enum MealSortColumns {
  /// Text columns, ascending.
  case texts([String])
  /// A numeric column, descending; NULL counts as -1.
  case figure(String)

  /// The SQL expressions of the columns.
  var columns: [String] {
    switch self {
    case .texts(let columns): columns
    case .figure(let column): ["COALESCE(\(column), -1)"]
    }
  }

  var isDescending: Bool {
    if case .figure = self { true } else { false }
  }
}

extension MealOrder {
  /// The columns by which this order sorts before date, time and ID.
  var lead: MealSortColumns {
    switch self {
    case .date: .texts([])
    case .name: .texts(["name_key"])
    case .category: .texts(["category_key", "name_key"])
    case .calories: .figure("energy_kcal")
    case .carbs: .figure("carbs_mg")
    case .protein: .figure("protein_mg")
    case .fat: .figure("fat_mg")
    }
  }

  /// Returns a meal's values for the columns of ``lead``, in order.
  func lead(of meal: ListedMeal) -> [SQLValue] {
    switch self {
    case .date: []
    case .name: [.text(SortKey.of(meal.name.text))]
    case .category: [.text(meal.category.key), .text(SortKey.of(meal.name.text))]
    case .calories: [.int(meal.energy?.kilocalories ?? -1)]
    case .carbs: [.int(meal.macros.carbs?.milligrams ?? -1)]
    case .protein: [.int(meal.macros.protein?.milligrams ?? -1)]
    case .fat: [.int(meal.macros.fat?.milligrams ?? -1)]
    }
  }
}
