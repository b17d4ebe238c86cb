import TiffinCore

/// The form for a household's own food, as typed.
struct FoodForm: RevisingForm {
  /// The fields of a portion.
  struct PortionFields: Sendable {
    var measure = ""
    var grams = ""
  }

  /// The number of portions in the form.
  static let portionCount = 4

  var name = ""
  var brand = ""
  var barcode = ""
  var per = Food.Basis.grams.rawValue
  var energy = ""
  var energyUnit = "kcal"
  var carbs = ""
  var protein = ""
  var fat = ""
  var sugars = ""
  var fibre = ""
  var saturated = ""
  var salt = ""
  var revision = ""
  var removesPhoto = false
  var portions = Array(repeating: PortionFields(), count: portionCount)

  static let texts: [FormText<FoodForm>] =
    [
      FormText("name", \.name), FormText("brand", \.brand), FormText("barcode", \.barcode), FormText("per", \.per),
      FormText("energy", \.energy), FormText("energy_unit", \.energyUnit), FormText("revision", \.revision),
    ] + grams.map { FormText($0.nutrient.rawValue, $0.path) }

  /// The fields for grams, with their nutrients.
  static let grams: [(nutrient: Nutrient, path: any WritableKeyPath<FoodForm, String> & Sendable)] = [
    (.carbs, \.carbs), (.protein, \.protein), (.fat, \.fat), (.sugars, \.sugars), (.fibre, \.fibre),
    (.saturated, \.saturated), (.salt, \.salt),
  ]

  /// Creates a form that contains only the name that was searched for, and the barcode that was not found.
  init(named name: String, barcode: String = "") {
    self.name = name
    self.barcode = barcode
  }

  /// Creates a form for a new food, filled with another food's values.
  init(like food: Food) {
    self.init(food)
    revision = ""
  }

  /// Creates a form filled with a stored food.
  init(_ food: Food) {
    let content = food.content
    (name, brand, barcode) = (content.name.text, content.brand ?? "", content.barcode ?? "")
    per = content.basis.rawValue
    revision = String(food.revision)
    energy = Self.typed(content.nutrients[.energy])
    for box in Self.grams { self[keyPath: box.path] = Self.typed(content.nutrients[box.nutrient]) }
    for (place, portion) in content.portions.prefix(Self.portionCount).enumerated() {
      portions[place] = PortionFields(measure: portion.measure, grams: Self.typed(portion.mass))
    }
  }

  /// Parses a submitted form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field was sent more than once.
  init(_ data: FormData) throws(HTTPRefusal) {
    try read(sent: data)
    removesPhoto = try data.text("remove_photo") != nil
    for place in portions.indices {
      portions[place].measure = try data.text("portion-\(place + 1)") ?? ""
      portions[place].grams = try data.text("grams-\(place + 1)") ?? ""
    }
  }

  private static func typed(_ thousandths: Int?) -> String {
    thousandths.map { DecimalText.text(of: $0, decimals: 3) } ?? ""
  }
}
