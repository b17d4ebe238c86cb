extension WebRecipeFields {
  /// The energy and macros of one serving. Values of the whole recipe are divided by its servings. All are unknown if a
  /// page states only zeros, the values of 100 g, or those of the whole recipe without its servings.
  var nutrition: (Energy?, Macros) {
    let facts = values("nutrition").first ?? .null
    let size = SearchWords.of(facts["servingSize"].flatMap(Self.text) ?? "")
    if WebNutrientParser.isHundred(size[...]) { return (nil, .unknown) }
    func mass(_ name: String) -> Mass? { facts[name].flatMap(Self.text).flatMap(WebNutrientParser.mass) }
    let energy = facts["calories"].flatMap(Self.text).flatMap(WebNutrientParser.energy)
    let macros = Macros(
      carbs: mass("carbohydrateContent"), protein: mass("proteinContent"), fat: mass("fatContent"))
    let isSaid = (energy ?? .zero) != .zero || Macro.allCases.contains { (macros[$0] ?? .zero) != .zero }
    guard isSaid else { return (nil, .unknown) }
    return WebNutrientParser.isWhole(size) ? shared(energy, macros) : (energy, macros)
  }

  /// Returns the values of one serving from those of the whole recipe; unknown if the page does not state the servings.
  private func shared(_ energy: Energy?, _ macros: Macros) -> (Energy?, Macros) {
    guard let servings = yield.servings, servings > 0 else { return (nil, .unknown) }
    // Masses from a gram on are rounded to hundredths, because a third decimal would look like thousands.
    func part(_ mass: Mass?) -> Mass? {
      let milligrams = mass.map { ($0.milligrams + servings / 2) / servings }
      return milligrams.flatMap { try? Mass(milligrams: $0 < 1_000 ? $0 : ($0 + 5) / 10 * 10) }
    }
    let kilocalories = energy.map { ($0.kilocalories + servings / 2) / servings }
    return (
      kilocalories.flatMap { try? Energy(kilocalories: $0) },
      Macros(carbs: part(macros.carbs), protein: part(macros.protein), fat: part(macros.fat))
    )
  }

  /// Returns a value with its unit on one line; nil for implausible numbers such as `1e400 kcal`.
  private static func text(_ value: JSONValue) -> String? {
    guard let text = value.literal ?? value["value"]?.literal else { return nil }
    let line = HTMLText.line(text, limit: 100)
    guard hasExponent(line) else { return line }
    return Double(line).flatMap { (0..<10_000_000).contains($0) ? "\($0)" : nil }
  }

  /// Returns true if the text contains a number with an exponent, such as `3e2` or `1E-5`.
  private static func hasExponent(_ text: String) -> Bool {
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
    let bytes = Array(text.utf8)
    return bytes.indices.dropFirst().contains { place in
      guard bytes[place] | 0x20 == UInt8(ascii: "e"), isDigit(bytes[place - 1]) else { return false }
      let next = bytes.dropFirst(place + 1)
      return isDigit("+-".utf8.contains(next.first ?? 0) ? next.dropFirst().first : next.first)
    }
  }
}
