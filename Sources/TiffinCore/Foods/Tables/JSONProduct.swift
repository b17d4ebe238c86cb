/// A product of Open Food Facts as JSON, from a response of versions 0 to 3.6 of its API, or from its export.
struct JSONProduct: ProductFields {
  let object: JSONValue
  /// The values with units, which replace `nutriments` from version 3.5 on; nil if there are none.
  private let aggregated: JSONValue?

  init(_ object: JSONValue) {
    self.object = object
    let set = object["nutrition"]?["aggregated_set"]
    let isSold = set?["preparation"]?.text ?? "as_sold" == "as_sold"
    aggregated = isSold ? set : nil
  }

  var isPerMillilitres: Bool { aggregated?["per"]?.text == "100ml" }

  func text(_ name: String) -> String? {
    let text: String? =
      if case .array(let elements)? = object[name] { elements.first?.text } else { object[name]?.text }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  func names(_ beginning: String) -> [String] {
    guard case .object(let members) = object else { return [] }
    return members.keys.filter { $0.hasPrefix(beginning) }.sorted()
  }

  func figureOfServing(_ name: String) -> Int? {
    if let text = object["nutriments"]?["\(name)_serving"]?.text { return FoodNumberParser.thousandths(text) }
    return aggregated?["per"]?.text == "serving" ? aggregatedFigure(name) : nil
  }

  func figure(_ name: String) -> Int? {
    if let text = object["nutriments"]?["\(name)_100g"]?.text { return FoodNumberParser.thousandths(text) }
    return aggregated?["per"]?.text == "serving" ? nil : aggregatedFigure(name)
  }

  private func aggregatedFigure(_ name: String) -> Int? {
    guard let nutrient = aggregated?["nutrients"]?[name], let text = nutrient["value"]?.text,
      let number = FoodNumberParser.thousandths(text)
    else { return nil }
    return switch nutrient["unit"]?.text ?? "g" {
    case "g", "kcal", "kJ": number
    case "mg": (number + 500) / 1_000
    default: nil
    }
  }
}
