import TiffinCore

extension Macro {
  /// The name on the page.
  var name: String {
    switch self {
    case .carbs: "Carbs"
    case .protein: "Protein"
    case .fat: "Fat"
    }
  }

  /// "C", "P", "F".
  var initial: String {
    switch self {
    case .carbs: "C"
    case .protein: "P"
    case .fat: "F"
    }
  }
}
