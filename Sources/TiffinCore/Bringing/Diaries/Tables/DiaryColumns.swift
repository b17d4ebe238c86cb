/// What the columns of a table of meals are, by their names.
struct DiaryColumns {
  typealias Role = BroughtColumns.Meaning

  private let places: [Role: Int]

  /// Finds out by their names.
  init(_ columns: [String]) {
    var places: [Role: Int] = [:]
    let folded = columns.map(Self.folded)
    for (role, names) in Self.names {
      places[role] = names.lazy.compactMap { folded.firstIndex(of: $0) }.first
    }
    // Where only one of them is there, a "type" is the part of the day.
    if places[.part] == nil { places[.part] = places.removeValue(forKey: .kind) }
    self.places = places
  }

  /// As somebody said.
  init(_ columns: [BroughtColumns.Column]) {
    let meanings = columns.enumerated().compactMap { place, column in column.meaning.map { ($0, place) } }
    places = Dictionary(meanings) { first, _ in first }
  }

  /// True if there are dates, something that was eaten, and its energy.
  var areComplete: Bool { BroughtColumns.missing(in: Set(places.keys)) == nil }

  /// What a column means; nil for nothing.
  func role(at place: Int) -> Role? { places.first { $0.value == place }?.key }

  /// Whether a column tells that.
  func has(_ role: Role) -> Bool { places[role] != nil }

  /// What a row tells; empty if nothing.
  func text(_ role: Role, _ fields: [String]) -> String {
    guard let place = places[role], fields.indices.contains(place) else { return "" }
    return Blank.trimmed(fields[place])
  }

  /// Without capitals, and with the unit in brackets only where it says something.
  private static func folded(_ column: String) -> String {
    let folded = Folding.folded(PlainText.line(column, limit: 200))
    return folded.hasSuffix(" (g)") ? String(folded.dropLast(4)) : folded
  }

  /// The first that is there counts.
  private static let names: [Role: [String]] = [
    .date: ["day", "date"], .time: ["time", "hour"],
    .part: ["group", "meal", "meal type", "meal category"],
    .kind: ["type"],
    .name: ["food name", "food", "name", "description", "item", "product"],
    .amount: ["amount", "quantity", "quantity consumed", "servings", "serving"], .unit: ["unit", "units"],
    .deleted: ["deleted"],
    .energy: ["energy (kcal)", "calories (kcal)", "calories", "kcal", "energy", "cals", "kalorien", "energie (kcal)"],
    .kilojoules: ["energy (kj)", "kilojoules", "kj", "energie (kj)"],
    .carbs: ["carbs", "carbohydrates", "carbohydrate", "total carbs", "kohlenhydrate"],
    .protein: ["protein", "proteins", "eiweiss"], .fat: ["fat", "total fat", "fett"],
    .fibre: ["fiber", "fibre", "dietary fiber", "ballaststoffe"], .sugars: ["sugars", "sugar", "zucker"],
    .saturated: ["saturated", "saturated fat", "saturated fats"], .sodium: ["sodium (mg)"], .salt: ["salt", "salz"],
  ]
}
