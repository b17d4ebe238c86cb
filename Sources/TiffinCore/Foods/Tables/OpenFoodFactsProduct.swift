/// A product of Open Food Facts, from a response or from its bulk export.
///
/// Missing fields are unknown. The values are those of the product as sold, not as prepared.
struct OpenFoodFactsProduct: Equatable, Sendable {
  /// The digits of the barcode.
  let code: String
  /// The name; nil if there is none in any language.
  let name: String?
  let brand: String?
  let basis: Food.Basis
  let nutrients: Nutrients
  /// The serving; nil if its size is unknown.
  let portion: FoodPortion?

  /// Parses a product; nil unless it has a barcode of 7 to 14 digits.
  init?(_ fields: some ProductFields) {
    guard let code = fields.text("code"), (7...14).contains(code.utf8.count),
      code.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    self.code = code
    name = Self.name(fields)
    brand = Self.line(
      fields.text("brands")?.split(separator: ",").first { !Whitespace.isBlank(String($0)) }.map(String.init))
    let serving = fields.text("serving_size") ?? ""
    let amount = serving.isEmpty ? fields.text("quantity") ?? "" : serving
    let size = fields.text("serving_quantity").flatMap { FoodNumberParser.thousandths($0) }
    let isOfServing = ProductNutrients(fields.figure).isEmpty && !ProductNutrients(fields.figureOfServing).isEmpty
    let figures = ProductNutrients { name in
      guard isOfServing, let size, size > 0 else { return fields.figure(name) }
      return fields.figureOfServing(name).map { Int((Double($0) * 100_000 / Double(size)).rounded()) }
    }
    if isOfServing, size ?? 0 == 0 {
      // The weight of a serving is unknown, so the values are those of one serving.
      basis = .piece
      nutrients = ProductNutrients(fields.figureOfServing, isOfServing: true).nutrients
      portion = nil
    } else {
      basis = fields.isPerMillilitres || Self.isLiquid(amount) ? .millilitres : .grams
      nutrients = figures.nutrients
      portion = size.flatMap { FoodPortion(measure: "serving", mass: $0) }
    }
  }

  /// The product as a food; nil if it has no name.
  var food: FoodTableEntry? {
    guard let name, let known = try? MealName(name) else { return nil }
    return FoodTableEntry(
      // Products are sorted after foods of other tables with the same name.
      code: code, oddness: 30,
      content: FoodContent(
        name: known, brand: brand, barcode: code, basis: basis, nutrients: nutrients,
        portions: portion.map { [$0] } ?? []))
  }

  private static func name(_ fields: some ProductFields) -> String? {
    let language = fields.text("lang") ?? ""
    for key in ["product_name", "product_name_\(language)", "product_name_en"] {
      if let name = line(fields.text(key)) { return name }
    }
    for key in fields.names("product_name_") + ["generic_name", "generic_name_\(language)"]
      + fields.names("generic_name_")
    {
      if let name = line(fields.text(key)) { return name }
    }
    return nil
  }

  /// Returns the text as one line, with HTML entities such as `&quot;` decoded; nil if it is empty.
  private static func line(_ text: String?) -> String? {
    let decoded = HTMLEntities.decoded(Array((text ?? "").utf8))
    let line = TextCleanup.line(String(decoding: decoded, as: UTF8.self), limit: 200)
    return line.isEmpty ? nil : line
  }

  /// Returns true if the amount is a volume, such as "330 ml", "1L" or "300 ml (330 ml)". The values of such a product
  /// are those of 100 ml.
  private static func isLiquid(_ amount: String) -> Bool {
    let words = amount.lowercased().utf8.split { !(0x61...0x7A).contains($0) }.map { String(Substring($0)) }
    let units = words.filter { ["g", "gr", "kg", "ml", "cl", "dl", "l"].contains($0) }
    return units.first.map { $0.hasSuffix("l") } ?? false
  }
}

/// Access to the fields of a product.
protocol ProductFields {
  /// Returns the text of a field; nil if it is missing or empty.
  func text(_ name: String) -> String?
  /// Returns the sorted names of all fields that begin with a prefix.
  func names(_ beginning: String) -> [String]
  /// Returns a value for 100 g or 100 ml as sold, in thousandths of a gram, a kilocalorie or a kilojoule; nil if it is
  /// missing.
  func figure(_ name: String) -> Int?
  /// Returns a value for one serving, in the same units; nil if it is missing.
  func figureOfServing(_ name: String) -> Int?
  /// True if the values are stated for 100 ml.
  var isPerMillilitres: Bool { get }
}
