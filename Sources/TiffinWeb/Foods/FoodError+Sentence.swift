import TiffinCore

extension FoodError {
  /// A sentence that tells the visitor what to do.
  var sentence: String {
    switch self {
    case .amountUnread: "Enter an amount, such as 1, 1/2 or 150 g"
    case .tooMuch: "Enter less: at most 10 kg of one food, and 100,000 kcal"
    case .unitUnknown(let unit): "“\u{2068}\(unit)\u{2069}” does not fit this food. Choose a unit"
    }
  }
}
