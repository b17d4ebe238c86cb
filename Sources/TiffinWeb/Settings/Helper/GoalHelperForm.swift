import TiffinCore

/// The form of the goal helper, as typed. It is not stored; only the resulting goal can be saved.
struct GoalHelperForm: TypedForm, Equatable {
  var age = ""
  var height = ""
  var weight = ""
  /// The sex, which selects the equation; empty until it is chosen.
  var equation = ""
  var activity = EnergyNeed.Activity.light.rawValue

  static let texts: [FormText<GoalHelperForm>] = [
    FormText("age", \.age), FormText("height", \.height), FormText("weight", \.weight),
    FormText("equation", \.equation), FormText("activity", \.activity),
  ]

  /// Returns true if the fields are unchanged since the last result, or still empty.
  func isAnswered(_ sent: FormData) throws(HTTPRefusal) -> Bool {
    for text in sentTexts {
      let was = try sent.text(OriginalValueField.name(of: text.name)) ?? ""
      if !text.value.isSameBytes(as: was) { return false }
    }
    return true
  }
}

extension EnergyNeed {
  /// Parses the fields of the goal helper.
  ///
  /// - Throws: ``FormErrors`` with a sentence for every invalid field.
  init(_ form: GoalHelperForm) throws(FormErrors) {
    var errors = FormErrors()
    let age = errors.attempt("age") { () throws(FieldRefusal) in
      try NumberField.age.read(form.age, within: EnergyNeed.ages, "between 18 and 100")
    }
    let height = errors.attempt("height") { () throws(FieldRefusal) in
      try NumberField.height.read(form.height, within: EnergyNeed.heights, "between 100 and 250 cm")
    }
    let weight = errors.attempt("weight") { () throws(FieldRefusal) in
      try NumberField.weight.read(form.weight, within: EnergyNeed.weights, "between 30 and 300 kg")
    }
    let equation = Equation(rawValue: form.equation)
    if equation == nil { errors.add("Choose one of the three", at: "equation") }
    let activity = Activity(rawValue: form.activity)
    if activity == nil { errors.add("Choose one of the activities", at: "activity") }
    guard errors.isEmpty, let age, let height, let weight, let equation, let activity,
      let need = EnergyNeed(age: age, height: height, weight: weight, equation, activity)
    else { throw errors }
    self = need
  }
}

extension NumberField<Int> {
  fileprivate static let age = NumberField(
    name: "Age", unit: "years", units: "years", decimals: 0, example: 34, limit: EnergyNeed.ages.upperBound,
    isWhole: true, make: { $0 })

  /// The field of the height, parsed as millimetres.
  fileprivate static let height = NumberField(
    name: "Height", unit: "cm", units: "cm", decimals: 1, example: 168, limit: 250,
    wanted: "cm, such as 168, or feet and inches, such as 5'6", readOtherwise: BodyMeasureParser.millimetres,
    make: { $0 })

  /// The field of the weight, parsed as grams.
  fileprivate static let weight = NumberField(
    name: "Weight", unit: "kg", units: "kg", decimals: 3, example: 65, limit: 300,
    wanted: "kg, such as 65, or pounds, such as 143 lb", readOtherwise: BodyMeasureParser.grams, make: { $0 })

  /// Parses a required number within a range.
  fileprivate func read(
    _ typed: String, within range: ClosedRange<Int>, _ words: String
  ) throws(FieldRefusal) -> Int {
    guard let number = try read(typed) else { throw FieldRefusal(sentence: "Fill in your \(name.lowercased())") }
    guard range.contains(number) else { throw FieldRefusal(sentence: "\(name) must be \(words)") }
    return number
  }
}
