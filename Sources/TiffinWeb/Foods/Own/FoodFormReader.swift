import TiffinCore

/// Turns a typed food into its content, or into all of its errors at once.
struct FoodFormReader {
  private let form: FoodForm
  private var errors = FormErrors()

  private init(_ form: FoodForm) {
    self.form = form
  }

  /// - Throws: ``FormErrors`` with a sentence for every field that cannot be taken.
  static func read(_ form: FoodForm) throws(FormErrors) -> FoodContent {
    var reader = FoodFormReader(form)
    return try reader.content()
  }

  private mutating func content() throws(FormErrors) -> FoodContent {
    let name = errors.attempt("name") { () throws(MealError) in try MealName(form.name) }
    let brand = errors.attempt("brand") { () throws(FieldRefusal) in try Self.text(form.brand, "The brand") } ?? nil
    let barcode = errors.attempt("barcode") { () throws(FieldRefusal) in try Self.barcode(form.barcode) } ?? nil
    let nutrients = readNutrients()
    let portions = readPortions()
    guard errors.isEmpty, let name else { throw errors }
    return FoodContent(
      name: name, brand: brand, barcode: barcode, basis: Food.Basis(rawValue: form.per) ?? .grams,
      nutrients: nutrients, portions: portions)
  }

  private mutating func readNutrients() -> Nutrients {
    var nutrients = Nutrients()
    nutrients[.energy] = errors.figure("energy", form.energy, form.energyUnit == "kJ" ? .kilojoules : .kilocalories)
    for box in FoodForm.grams {
      nutrients[box.nutrient] = errors.figure(
        box.nutrient.rawValue, form[keyPath: box.path], .grams(of: box.nutrient))
    }
    return nutrients
  }

  private mutating func readPortions() -> [FoodPortion] {
    var portions: [FoodPortion] = []
    for (place, typed) in form.portions.enumerated() {
      let field = "grams-\(place + 1)"
      let mass = errors.figure(field, typed.grams, .portion)
      guard let measure = FoodContent.line(typed.measure, upTo: 200) else {
        errors.add("The portion’s name is too long", at: "portion-\(place + 1)")
        continue
      }
      if measure.isEmpty, mass == nil { continue }
      if measure.isEmpty {
        errors.add("Give the portion a name, such as slice", at: "portion-\(place + 1)")
      } else if let mass, let portion = FoodPortion(measure: measure, mass: mass) {
        portions.append(portion)
      } else if errors[field] == nil {
        errors.add("Say what the portion weighs", at: field)
      }
    }
    return portions
  }

  private static func text(_ typed: String, _ name: String) throws(FieldRefusal) -> String? {
    guard let text = FoodContent.line(typed, upTo: 1_000) else {
      throw FieldRefusal(sentence: "\(name) is too long")
    }
    return text.isEmpty ? nil : text
  }

  private static func barcode(_ typed: String) throws(FieldRefusal) -> String? {
    do throws(BarcodeError) {
      return try Barcode(typed).digits
    } catch {
      if error == .empty { return nil }
      throw FieldRefusal(sentence: error.sentence)
    }
  }
}

extension Figure<Int> {
  /// Thousandths of a kilocalorie.
  static let kilocalories = Figure(
    name: "Energy", unit: "kcal", units: "kcal", decimals: 3, example: 250, limit: 10_000,
    make: { $0 <= 10_000_000 ? $0 : nil })

  /// Kilojoules as thousandths of a kilocalorie. A kilocalorie is 4.184 kJ.
  static let kilojoules = Figure(
    name: "Energy", unit: "kJ", units: "kJ", decimals: 3, example: 1_046, limit: 41_840,
    make: { $0 <= 41_840_000 ? ($0 * 1_000 + 2_092) / 4_184 : nil })

  /// Milligrams.
  static func grams(of nutrient: Nutrient) -> Figure {
    Figure(
      name: nutrient.title, unit: "g", units: "grams", decimals: 3,
      example: 5, limit: 1_000, make: { $0 <= 1_000_000 ? $0 : nil })
  }

  /// Milligrams of a portion.
  static let portion = Figure(
    name: "The weight", unit: "g", units: "grams", decimals: 3, example: 30, limit: 100_000,
    make: { (1...100_000_000).contains($0) ? $0 : nil })
}
