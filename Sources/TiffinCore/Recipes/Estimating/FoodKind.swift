/// A kind of ingredient with typical values, for estimates only: round figures, not those of any single food.
///
/// - Source: energy by USDA FoodData Central (SR Legacy), rounded; prices by the U.S. Bureau of Labor Statistics'
///   average retail prices of 2024 where it has them, else by those of a supermarket, rounded; weights of pieces by the
///   household measures of FoodData Central.
struct FoodKind: Sendable {
  /// The names as ``ItemKey`` folds them, words separated by blanks.
  let names: [String]
  /// Kilocalories of 100 g as bought, with bones and peel.
  let kilocalories: Double
  /// The price of 100 g in US cents.
  let cents: Double
  /// Grams of 1 ml.
  var density = 1.0
  /// Grams of one piece; nil if it is not counted.
  var piece: Double?
  /// Grams of a single one, if that differs: the whole bird, not its pieces.
  var whole: Double?
  /// Grams of one of these units, where they differ from the usual ones.
  var parts: [KitchenUnit: Double] = [:]
  /// Grams if a recipe gives no quantity; nil if it could be any.
  var some: Double?
  /// The most grams per serving that anybody eats, against slips of reading; of fat only where it is fried in.
  var mostPerServing: Double?
  /// True for what makes a dish a cake or a pudding where there is much of it.
  var isSweet = false

  /// - Parameter names: Separated by commas.
  init(
    _ names: String, kcal: Double, cents: Double, density: Double = 1, piece: Double? = nil,
    whole: Double? = nil, parts: [KitchenUnit: Double] = [:], some: Double? = nil, mostPerServing: Double? = nil,
    isSweet: Bool = false
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
    self.isSweet = isSweet
  }
}

extension FoodKind {
  /// Returns the kind that an ingredient's name tells, last words first: chicken stock is stock, not chicken.
  static func named(_ name: String) -> FoodKind? {
    recent.answer(to: name, bytes: name.utf8.count, working: place).map { all[$0] }
  }

  private static let recent = Recent<String, Int?>(limit: 32 * 1024)

  private static func place(of name: String) -> Int? {
    let words = ItemKey(name).text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    for end in words.indices.reversed() {
      for length in (1...longestName).reversed() where length <= end + 1 {
        if let place = places[words[(end - length + 1)...end].joined(separator: " ")] { return place }
      }
    }
    return nil
  }

  static let all = fats + sweets + cereals + dairy + meats + fishes + vegetables + fruits + sauces + seasonings

  /// The most words of a name.
  private static let longestName = 3

  private static let places: [String: Int] = all.enumerated().reduce(into: [:]) { places, kind in
    for name in kind.element.names { places[name] = kind.offset }
  }
}
