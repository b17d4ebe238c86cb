import Templating
import TiffinCore

/// What a person records on a day besides meals, for the template `settings/records`.
struct RecordSettingsView: View {
  let page: SettingsView

  static let fields: Fields<RecordSettingsView> = [
    "kinds": .list(\.kinds),
    "glass": .view { $0.page.field("glass", String($0.stored.glass)) },
    "goal": .view { $0.page.field("water_goal", $0.stored.waterGoal.map(String.init)) },
    "unit": .view { $0.page.field("weight_unit") },
    "units": .list(\.units),
  ]

  private var stored: RecordSettings { page.stored.records }

  /// The kinds of records, each with the name of its checkbox, its label and the words below it.
  private static let all: [(kind: RecordedKinds, name: String, label: String, hint: String)] = [
    (.water, "record_water", "Water", "A glass with one tap."),
    (.weight, "record_weight", "Weight", "One field a day, with its trend."),
    (.note, "record_note", "Note", "A few words on the day."),
  ]

  private var kinds: [RecordedKindView] {
    Self.all.map { kind in
      RecordedKindView(
        name: kind.name, label: kind.label, hint: kind.hint,
        isOn: page.isOn(kind.name, stored.kinds.contains(kind.kind)))
    }
  }

  private var units: [OptionView] {
    let chosen = page.typed("weight_unit", stored.weightUnit.rawValue)
    return WeightUnit.allCases.map {
      OptionView(value: $0.rawValue, label: $0.label, isOn: $0.rawValue == chosen)
    }
  }

  /// Returns the names of kinds, such as "Water, weight"; "Meals only" for none.
  static func names(of kinds: RecordedKinds) -> String {
    let names = all.filter { kinds.contains($0.kind) }.map(\.label)
    guard let first = names.first else { return "Meals only" }
    return ([first] + names.dropFirst().map { $0.lowercased() }).joined(separator: ", ")
  }

  static func read(_ reader: inout SettingsFormReader) throws(HTTPRefusal) {
    for kind in all {
      try reader.apply(box: kind.name, of: .records) { [kind = kind.kind] settings, isOn in
        if isOn { settings.records.kinds.insert(kind) } else { settings.records.kinds.remove(kind) }
      }
    }
    // An empty glass is the usual one; an empty goal is none.
    try reader.apply("glass", as: { text throws(FieldRefusal) in try NumberField.glass(text) }) {
      $0.records.glass = $1 ?? RecordSettings().glass
    }
    try reader.apply("water_goal", as: { text throws(FieldRefusal) in try NumberField.waterGoal(text) }) {
      $0.records.waterGoal = $1
    }
    try reader.apply("weight_unit", as: WeightUnit.chosen) { $0.records.weightUnit = $1 }
  }
}

/// The checkbox of a kind of record.
struct RecordedKindView: View {
  let name: String
  let label: String
  let hint: String
  let isOn: Bool

  static let fields: Fields<RecordedKindView> = [
    "name": .text(\.name),
    "label": .text(\.label),
    "hint": .text(\.hint),
    "on": .flag(\.isOn),
  ]
}

extension NumberField<Int> {
  fileprivate static func glass(_ typed: String) throws(FieldRefusal) -> Int? {
    try millilitres("The glass", 250, typed, within: RecordSettings.glasses)
  }

  fileprivate static func waterGoal(_ typed: String) throws(FieldRefusal) -> Int? {
    try millilitres("The goal", 2_000, typed, within: RecordSettings.waterGoals)
  }

  private static func millilitres(
    _ name: String, _ example: Int, _ typed: String, within range: ClosedRange<Int>
  ) throws(FieldRefusal) -> Int? {
    let field = NumberField(
      name: name, unit: "ml", units: "ml", decimals: 0, example: example, limit: range.upperBound, isWhole: true,
      make: { $0 })
    guard let number = try field.read(typed) else { return nil }
    guard range.contains(number) else {
      let limits = "\(Formatter.grouped(range.lowerBound)) and \(Formatter.grouped(range.upperBound)) ml"
      throw FieldRefusal(sentence: "Enter a number between \(limits)")
    }
    return number
  }
}

extension WeightUnit {
  fileprivate static func chosen(_ text: String) throws(FieldRefusal) -> WeightUnit {
    guard let unit = WeightUnit(rawValue: text) else { throw FieldRefusal(sentence: "Choose one of the units") }
    return unit
  }
}
