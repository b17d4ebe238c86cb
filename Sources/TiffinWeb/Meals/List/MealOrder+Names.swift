import TiffinCore

extension MealOrder {
  /// The name of the order, such as "Date".
  var name: String {
    switch self {
    case .date: "Date"
    case .name: "Name"
    case .calories: "Energy"
    case .protein: "Protein"
    case .fat: "Fat"
    case .carbs: "Carbs"
    case .category: "Category"
    }
  }

  /// The direction of the order, such as "Newest first".
  var sentence: String {
    switch self {
    case .date: "Newest first"
    case .name: "By name"
    case .category: "By category"
    case .calories, .protein, .fat, .carbs: "Most \(name.lowercased()) first"
    }
  }

  /// The labels of the links to the first and the next page.
  var pages: (first: String, next: String) {
    self == .date ? ("Newest", "Older") : ("First page", "Next page")
  }

  /// The macro by which the list is sorted; nil for other orders.
  var macro: Macro? {
    switch self {
    case .carbs: .carbs
    case .protein: .protein
    case .fat: .fat
    case .date, .name, .calories, .category: nil
    }
  }
}
