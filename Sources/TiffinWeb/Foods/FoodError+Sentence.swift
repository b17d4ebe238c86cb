import TiffinCore

extension FoodError {
  /// What the visitor can do about it.
  var sentence: String {
    switch self {
    case .amountUnread: "Write how much it was, such as 1, 1/2 or 150 g"
    case .tooMuch: "That is more than a meal can hold, 100,000 kcal or 10 kg of one thing"
    case .unitUnknown(let unit): "It is not measured in “\u{2068}\(unit)\u{2069}”: choose a unit"
    }
  }
}
