import TiffinCore

extension MealOrder {
  /// What a list is sorted by: "Date".
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

  /// How it goes: "Newest first".
  var sentence: String {
    switch self {
    case .date: "Newest first"
    case .name: "By name"
    case .category: "By category"
    case .calories, .protein, .fat, .carbs: "Most \(name.lowercased()) first"
    }
  }

  /// What its pages lead to, back to the first and on to the next.
  var pages: (first: String, next: String) {
    self == .date ? ("Newest", "Older") : ("First page", "Next page")
  }

  /// The macro that it sorts by.
  var macro: Macro? {
    switch self {
    case .carbs: .carbs
    case .protein: .protein
    case .fat: .fat
    case .date, .name, .calories, .category: nil
    }
  }
}
