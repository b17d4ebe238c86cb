extension FoodContent {
  /// Descriptions that do not matter in a shop: "Bananas, raw" becomes "Bananas".
  private static let needless: Set<String> = [
    "raw", "fresh", "plain", "regular", "cooked", "uncooked", "dry",
  ]

  /// The name of the food on a grocery list: the brand, and the food's name without the parts that do not matter in a
  /// shop. If several parts remain and the food has a short name, the short name is used, up to its first parenthesis.
  /// The brand is omitted if the name begins with it.
  public var shoppingName: String {
    let own = Self.telling(name.text)
    let short = own.contains(",") ? Self.telling(shortName.map { String($0.prefix { $0 != "(" }) } ?? name.text) : own
    let isBranded = brand.map { !SearchWords.of(short).starts(with: SearchWords.of($0)) } ?? false
    // 200 is the limit of a grocery item's name.
    return TextCleanup.line(isBranded ? "\(brand ?? "") \(short)" : short, limit: 200)
  }

  private static func telling(_ name: String) -> String {
    let parts = name.split(separator: ",").map { Whitespace.trimmed(String($0)) }
    let telling = parts.enumerated().filter { $0.offset == 0 || !needless.contains($0.element.lowercased()) }
    return telling.map(\.element).joined(separator: ", ")
  }
}
