@testable import TiffinCore

/// A line with labels by people, compared with what Tiffin reads.
///
/// The labels are no measures: `1-2`, `4x; 200; 7`, `large handful`; units are singular, articles are no numbers.
struct LabelledLine {
  let sentence: String
  /// `single`, `several`, `range`, `none`.
  let kind: String
  private let name: String
  private let quantity: String
  private let firstUnit: String
  private let units: String

  init(_ row: [String: String]) {
    sentence = row["sentence"] ?? ""
    kind = row["kind"] ?? ""
    name = row["name"] ?? ""
    quantity = row["quantity"] ?? ""
    firstUnit = row["first_unit"] ?? ""
    units = row["unit"] ?? ""
  }

  private var read: IngredientLine { IngredientLine(sentence) }

  /// The quantity first added to a grocery list: garlic cloves are cloves.
  private var measure: Measure? {
    guard let first = read.measures.first else { return nil }
    return first.unit == nil && GroceryItemKey.namesCloves(read.name) ? Measure(first.quantity, .clove) : first
  }

  /// True if the first quantity is the labelled one, with its unit.
  var isMeasured: Bool { isCounted && isInUnit }

  /// True if the quantity differs from the labelled one, which is worse than none.
  var isMismeasured: Bool { measure != nil && !isCounted && !isNumberInName }

  /// True if the label left the number in the name, as in `seeds from 5 cardamom pod`, and says nothing of the quantity.
  private var isNumberInName: Bool { quantity.isEmpty && name.contains { "0123456789".contains($0) } }

  /// Words of the label that Tiffin has in its name too, and no others; cases, accents, signs and plurals aside.
  var isNamed: Bool {
    let first = name.split(separator: ";").first.map(String.init) ?? ""
    return [name, first].contains { GroceryItemKey($0) == GroceryItemKey(read.name) }
  }

  private var isCounted: Bool {
    guard let measure else { return wanted == nil }
    // One handful, one drizzle: what is labelled is a unit, or part of the name.
    guard let wanted else { return measure.quantity == .one && measure.unit?.dimension == .own }
    // `8 ounce can`: one can.
    if measure.quantity == .one, let content = measure.content, QuantityRange(content.quantity) == wanted {
      return true
    }
    guard isTimes, measure.quantity != wanted else { return measure.quantity == wanted }
    let all = QuantityRange(wanted.lower * each.lower, wanted.upper * each.upper)
    return known(in: units).contains { Amount(measure) == Amount(Measure(all, $0)) }
  }

  private var isInUnit: Bool {
    guard let measure else { return true }
    let first = known(in: firstUnit)
    if let content = measure.content, first.contains(content.unit) { return true }
    let allowed = first.isEmpty ? known(in: units) + [nil] : first
    return allowed.contains(measure.unit) || wanted == nil && measure.unit?.dimension == .own
  }

  private func known(in words: String) -> [KitchenUnit?] {
    let words = SearchWords.of(words)
    let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
    return (words + pairs).compactMap(KitchenUnit.init(words:)) + (words.contains("in") ? [.inch] : [])
  }

  private var amounts: [String] {
    quantity.split(separator: ";").map { Whitespace.trimmed(String($0)) }
  }

  /// True for a count of packages with their size, such as `4x; 200; 7`.
  private var isTimes: Bool { amounts.first?.last == "x" }

  private var wanted: QuantityRange? {
    amounts.first.flatMap { Self.range(isTimes ? String($0.dropLast()) : $0) }
  }

  private var each: QuantityRange {
    (amounts.count > 1 ? Self.range(amounts[1]) : nil) ?? .one
  }

  /// `1 1/2-2`, `3/4`, `One`.
  private static func range(_ text: String) -> QuantityRange? {
    let ends = text.split(separator: "-").compactMap { number(String($0)) }
    guard let first = ends.first, let last = ends.last else { return nil }
    return QuantityRange(first, last)
  }

  private static func number(_ text: String) -> Quantity? {
    if let word = words[text.lowercased()] { return word }
    let parts = text.split(separator: " ").map { part -> Quantity? in
      let ends = part.split(separator: "/").map { decimal(String($0)) }
      guard let top = ends.first ?? nil, let bottom = ends.last ?? nil else { return nil }
      return ends.count == 2 ? top / bottom : top
    }
    return parts.isEmpty || parts.contains(nil) ? nil : parts.compactMap(\.self).reduce(.zero, +)
  }

  private static func decimal(_ text: String) -> Quantity? {
    let parts = text.split(separator: ".")
    guard parts.count == 2, let number = Int(parts.joined()) else { return Int(text).flatMap { Quantity($0) } }
    return Quantity(number, over: parts[1].reduce(1) { power, _ in power * 10 })
  }

  private static let words: [String: Quantity] = {
    let named = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
    let numbers = named.enumerated().compactMap { place, word in Quantity(place + 1).map { (word, $0) } }
    return Dictionary(numbers + [("half", Quantity(reducing: 1, 2))], uniquingKeysWith: { first, _ in first })
  }()
}
