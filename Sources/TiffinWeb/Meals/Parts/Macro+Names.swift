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
  var initial: String { String(name.prefix(1)) }
}
