extension FoodContent {
  /// Words that nobody needs in a shop: "Bananas, raw" is bananas.
  private static let needless: Set<String> = ["raw", "fresh", "plain", "regular"]

  /// What it is called on a list of groceries: its name without the parts that say nothing there, behind its brand.
  public var shoppingName: String {
    let parts = name.text.split(separator: ",").map { Blank.trimmed(String($0)) }
    let telling = parts.enumerated().filter { $0.offset == 0 || !Self.needless.contains($0.element.lowercased()) }
    let short = telling.map(\.element).joined(separator: ", ")
    let isBranded = brand.map { !Words.of(short).starts(with: Words.of($0)) } ?? false
    // The longest name of a grocery item.
    return PlainText.line(isBranded ? "\(brand ?? "") \(short)" : short, limit: 200)
  }
}
