extension WebRecipeFields {
  /// The lines of `recipeIngredient`, of its former name `ingredients` if it has more lines, or of the supplies of a
  /// HowTo if both are empty.
  ///
  /// - Source: https://schema.org/recipeIngredient: texts, and things of the types PropertyValue and ItemList;
  ///   https://schema.org/supply: things of the type HowToSupply.
  var ingredients: [String] {
    let (lines, former) = (ingredients("recipeIngredient"), ingredients("ingredients"))
    let longer = former.count > lines.count ? former : lines
    return longer.isEmpty ? ingredients("supply") : longer
  }

  private func ingredients(_ name: String) -> [String] {
    // Some sites publish a list for each part of the dish.
    let values = values(name).flatMap(\.members).prefix(Self.mostLines)
    let isAlone = values.count == 1
    let lines = values.flatMap { Self.ingredients($0, isAlone: isAlone, depth: 0) }
    return lines.prefix(Self.mostLines).map(IngredientLineCleanup.tidied)
  }

  private static func ingredients(_ value: JSONValue, isAlone: Bool, depth: Int) -> [String] {
    guard depth < 8 else { return [] }
    if let text = value.literal {
      return IngredientLineCleanup.lines(HTMLText.lines(text, limit: 1_000), isWholeList: isAlone)
    }
    func inside(_ values: [JSONValue]) -> [String] {
      values.prefix(mostLines).flatMap { ingredients($0, isAlone: false, depth: depth + 1) }
    }
    guard case .object = value else { return inside(value.elements) }
    let lists = ["itemListElement", "recipeIngredient", "ingredients", "@list", "@set"]
    if let items = lists.lazy.compactMap({ value[$0] }).first {
      // If there is only one list, its name is omitted.
      return (isAlone ? [] : heading(value)) + inside(items.members)
    }
    if let item = value["item"], item["name"] != nil, WebRecipeAmount(value).text.isEmpty { return inside([item]) }
    return [ingredient(value)].compactMap(\.self)
  }

  /// Returns text such as `200 g flour` for a JSON object with a name, an amount and its unit; nil if it has neither
  /// name nor text.
  private static func ingredient(_ thing: JSONValue) -> String? {
    let texts = [thing["name"], thing["text"], thing["item"], thing["item"]?["name"], thing["description"]]
    let name = texts.lazy.compactMap { $0?.literal }.map { HTMLText.line($0) }.first { !$0.isEmpty } ?? ""
    let amount = WebRecipeAmount(thing).text
    let line = name.isEmpty || name.hasPrefix("\(amount) ") ? name : TextCleanup.line("\(amount) \(name)")
    return line.isEmpty ? nil : line
  }
}

/// The amount of a JSON object that is an ingredient.
private struct WebRecipeAmount {
  /// The amount as text, such as `200 g` or `1-2 cup`; empty if there is none.
  let text: String

  init(_ thing: JSONValue) {
    let quantities = ["requiredQuantity", "amount", "quantity", "value"].lazy.compactMap { thing[$0] }
    let quantity = quantities.first { !$0.elements.isEmpty } ?? thing
    let number = Self.number(quantity.literal == nil ? quantity["value"] : quantity) ?? Self.range(quantity)
    let unit = Self.unit(quantity) ?? Self.unit(thing)
    text = [number, number == nil ? nil : unit].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns a number without long decimals, or the words of a text, such as `3/4` or `a pinch`; nil if there is none.
  private static func number(_ value: JSONValue?) -> String? {
    guard let value, let text = value.literal else { return nil }
    if Double(text) != nil { return JSONValue.number(text).amount }
    let line = HTMLText.line(text, limit: 100)
    return line.isEmpty ? nil : line
  }

  private static func range(_ value: JSONValue) -> String? {
    let ends = [number(value["minValue"]), number(value["maxValue"])].compactMap(\.self)
    return ends.isEmpty ? nil : ends.count > 1 && ends[0] == ends[1] ? ends[0] : ends.joined(separator: "-")
  }

  private static func unit(_ value: JSONValue) -> String? {
    let text = value["unitText"]?.literal ?? value["unit"]?.literal
    if let text { return HTMLText.line(text, limit: 50) }
    guard let code = value["unitCode"]?.literal.map({ TextCleanup.line($0, limit: 50) }) else { return nil }
    return units[code.uppercased()] ?? (KitchenUnit(words: TextFolding.folded(code)) == nil ? nil : code)
  }

  /// The units by their codes.
  ///
  /// - Source: UN/CEFACT Recommendation 20, codes for units of measure.
  private static let units = [
    "GRM": "g", "KGM": "kg", "MGM": "mg", "LTR": "l", "DLT": "dl", "CLT": "cl", "MLT": "ml", "ONZ": "oz", "LBR": "lb",
    "OZA": "fl oz", "OZI": "fl oz", "PT": "pint", "PTL": "pint", "PTI": "pint", "QT": "quart", "QTL": "quart",
    "QTI": "quart", "GLL": "gallon", "GLI": "gallon", "G21": "cup", "G24": "tbsp", "G25": "tsp", "CMT": "cm",
    "MMT": "mm", "INH": "inch", "DZN": "dozen", "C62": "", "H87": "", "EA": "", "NMP": "", "NIU": "", "PCE": "",
    "STC": "stick", "XBG": "bag", "XBH": "bunch", "XBO": "bottle", "XCA": "can", "XCX": "can", "XTN": "can",
    "XJR": "jar", "XPA": "packet", "XPK": "packet",
  ]
}
