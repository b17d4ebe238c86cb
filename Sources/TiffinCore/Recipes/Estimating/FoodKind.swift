/// A kind of ingredient with what is typical of it, for estimates only: round figures, not those of any one food.
///
/// - Source: energy by USDA FoodData Central (SR Legacy), rounded; prices by the U.S. Bureau of Labor Statistics'
///   average retail prices of 2024 where it has them, else by those of a supermarket, rounded; weights of pieces by the
///   household measures of FoodData Central.
struct FoodKind: Sendable {
  /// What it is called, as ``ItemKey`` folds it, several words parted by blanks.
  let names: [String]
  /// Of 100 g as bought, bones and peel included.
  let kilocalories: Double
  /// Of 100 g, in hundredths of a US dollar.
  let cents: Double
  /// Grams of 1 ml.
  var density = 1.0
  /// Grams of one piece; nil where nobody counts it.
  var piece: Double?
  /// Grams where there is one only: the whole bird, not its pieces.
  var whole: Double?
  /// Grams of one of these, where that differs from what is usual.
  var parts: [KitchenUnit: Double] = [:]
  /// Grams that are meant where a recipe does not say how much; nil where that can be anything.
  var some: Double?
  /// The most grams of it that a serving takes up: what one fries in stays in the pan.
  var mostPerServing: Double?

  /// - Parameter names: parted by commas.
  init(
    _ names: String, kcal: Double, cents: Double, density: Double = 1, piece: Double? = nil,
    whole: Double? = nil, parts: [KitchenUnit: Double] = [:], some: Double? = nil, mostPerServing: Double? = nil
  ) {
    self.names = names.utf8.split(separator: UInt8(ascii: ",")).map { ItemKey(String(Substring($0))).text }
    kilocalories = kcal
    self.cents = cents
    self.density = density
    self.piece = piece
    self.whole = whole
    self.parts = parts
    self.some = some
    self.mostPerServing = mostPerServing
  }
}

extension FoodKind {
  /// The kind that an ingredient's name says, the last words first: chicken stock is stock, not chicken.
  static func named(_ name: String) -> FoodKind? {
    let words = ItemKey(name).text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    for end in words.indices.reversed() {
      for length in (1...longestName).reversed() where length <= end + 1 {
        if let place = places[words[(end - length + 1)...end].joined(separator: " ")] { return all[place] }
      }
    }
    return nil
  }

  static let all = fats + sweets + cereals + dairy + meats + fishes + vegetables + fruits + sauces + seasonings

  /// In words.
  private static let longestName = 3

  private static let places: [String: Int] = all.enumerated().reduce(into: [:]) { places, kind in
    for name in kind.element.names { places[name] = kind.offset }
  }
}
