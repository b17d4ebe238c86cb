import TiffinCore

/// A reader that converts a typed food to its content, or collects all of its errors.
struct FoodFormReader {
  private let form: FoodForm
  private var errors = FormErrors()

  private init(_ form: FoodForm) {
    self.form = form
  }

  /// Parses a form for a household's own food.
  ///
  /// - Throws: ``FormErrors`` with a sentence for every invalid field.
  static func read(_ form: FoodForm) throws(FormErrors) -> FoodContent {
    var reader = FoodFormReader(form)
    return try reader.content()
  }

  private mutating func content() throws(FormErrors) -> FoodContent {
    let name = errors.attempt("name") { () throws(MealError) in try MealName(form.name) }
    let brand = errors.attempt("brand") { () throws(FieldRefusal) in try Self.text(form.brand, "The brand") } ?? nil
    let barcode = errors.attempt("barcode") { () throws(FieldRefusal) in try Self.barcode(form.barcode) } ?? nil
    let basis = Food.Basis(rawValue: form.per) ?? .grams
    let nutrients = readNutrients(per: basis)
    let portions = readPortions()
    guard errors.isEmpty, let name else { throw errors }
    return FoodContent(
      name: name, brand: brand, barcode: barcode, basis: basis, nutrients: nutrients, portions: portions)
  }

  private mutating func readNutrients(per basis: Food.Basis) -> Nutrients {
    var nutrients = Nutrients()
    nutrients[.energy] = errors.figure(
      "energy", form.energy, form.energyUnit == "kJ" ? .kilojoules(per: basis) : .kilocalories(per: basis))
    for box in FoodForm.grams {
      nutrients[box.nutrient] = errors.figure(
        box.nutrient.rawValue, form[keyPath: box.path], .grams(of: box.nutrient, per: basis))
    }
    let parts = [Nutrient.carbs, .protein, .fat].compactMap { nutrients[$0] }
    // A tolerance of 2 g is allowed, because the values on packages are rounded.
    if basis == .grams, parts.reduce(0, +) > 102_000 {
      errors.add("Carbs, protein and fat of 100 g are more than 100 g together. Check each", at: "carbs")
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
        errors.add("Enter the portion’s weight", at: field)
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

extension NumberField<Int> {
  /// Returns the number field for energy in kilocalories, parsed as thousandths of a kilocalorie. The limit for 100 g
  /// is 1,000 kcal: pure fat has 900 kcal.
  static func kilocalories(per basis: Food.Basis) -> NumberField {
    let limit = basis == .piece ? 10_000 : 1_000
    return NumberField(
      name: "Energy", unit: "kcal", units: "kcal\(basis.within)", decimals: 3, example: 250, limit: limit,
      make: { $0 <= limit * 1_000 ? $0 : nil })
  }

  /// Returns the number field for energy in kilojoules, parsed as thousandths of a kilocalorie. A kilocalorie is 4.184
  /// kJ.
  static func kilojoules(per basis: Food.Basis) -> NumberField {
    let limit = basis == .piece ? 41_840 : 4_184
    return NumberField(
      name: "Energy", unit: "kJ", units: "kJ\(basis.within)", decimals: 3, example: 1_046, limit: limit,
      make: { $0 <= limit * 1_000 ? ($0 * 1_000 + 2_092) / 4_184 : nil })
  }

  /// Returns the number field for a nutrient in grams, parsed as milligrams. 100 ml of a syrup can weigh 150 g.
  static func grams(of nutrient: Nutrient, per basis: Food.Basis) -> NumberField {
    let limit =
      switch basis {
      case .grams: 100
      case .millilitres: 150
      case .piece: 1_000
      }
    return NumberField(
      name: nutrient.title, unit: "g", units: "grams\(basis.within)", decimals: 3,
      example: 5, limit: limit, make: { $0 <= limit * 1_000 ? $0 : nil })
  }

  /// The number field for a portion's weight in grams, parsed as milligrams.
  static let portion = NumberField(
    name: "The weight", unit: "g", units: "grams", decimals: 3, example: 30, limit: 100_000,
    make: { (1...100_000_000).contains($0) ? $0 : nil })
}

extension Food.Basis {
  /// The words after a unit in a sentence, such as " in 100 g"; empty for a piece.
  fileprivate var within: String { self == .piece ? "" : " in 100 \(rawValue)" }
}
