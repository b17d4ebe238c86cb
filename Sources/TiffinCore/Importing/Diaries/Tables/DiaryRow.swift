/// A row of a table of meals.
struct DiaryRow {
  private let table: DiaryTable
  private let fields: [String]

  init(_ table: DiaryTable, _ fields: [String]) {
    (self.table, self.fields) = (table, fields)
  }

  private func text(_ role: DiaryColumns.Role) -> String { table.columns.text(role, fields) }

  /// True if the row is not a meal, but a sum, an average, a goal or a deleted entry.
  var isNoMeal: Bool { isSum || isDeleted }

  /// True if the row's field about deletion contains a yes, or the date of the deletion.
  private var isDeleted: Bool {
    let mark = text(.deleted)
    return !mark.isEmpty && (Self.yes.contains(TextFolding.folded(mark)) || ImportedDateFormat.isDate(mark))
  }

  private static let yes: Set<String> = ["1", "true", "yes", "y", "x", "t", "ja", "oui", "wahr", "vrai", "si"]

  /// True if a field names the row as a sum, an average or a goal. A food can be named "Total" if it has an amount and
  /// a meal of the day.
  private var isSum: Bool {
    if [.date, .part, .kind].contains(where: { TotalRowWords.areSum(text($0)) }) { return true }
    let name = text(.name)
    if TotalRowWords.areSum(name) { return text(.amount).isEmpty || text(.part).isEmpty }
    return name.isEmpty && table.columns.has(.name) && fields.contains(where: TotalRowWords.areSum)
  }

  func meal(in style: DiaryTableFormat) throws(ImportError) -> ImportedMeal {
    let (date, time) = try style.dates.day(text(.date))
    var nutrients = Nutrients()
    let energy = try energy(in: style)
    if TextFolding.folded(text(.part)) == "exercise" || (energy ?? 0) < 0 { throw .exercise }
    if energy == nil && text(.name).isEmpty { throw .withoutEnergy }
    nutrients.set(.energy, energy)
    for (nutrient, role) in Self.grams { nutrients.set(nutrient, try grams(role)) }
    // Salt contains 40 % sodium.
    let sodium = try grams(.sodium).map { $0 * 2.5 }
    nutrients.set(.salt, try grams(.salt) ?? sodium)
    return try ImportedMeal(
      on: date, at: LocalTime(brought: text(.time)) ?? ImportedDate(text(.time))?.time ?? time, text(.part), name,
      amount,
      nutrients: nutrients)
  }

  private var name: String {
    if table.columns.areOfWholeDays { return "Whole day" }
    let name = text(.name)
    // In Tiffin's own table, an apostrophe precedes text that spreadsheets would run as a formula.
    let isMarked = name.utf8.first == UInt8(ascii: "'") && "=+-@".utf8.contains(name.utf8.dropFirst().first ?? 0)
    return isMarked ? String(name.dropFirst()) : name
  }

  private var amount: String {
    let unit = text(.unit)
    return unit.isEmpty ? text(.amount) : "\(text(.amount)) \(unit == "Grams" ? "g" : unit)"
  }

  /// Returns the kilocalories; nil if the row does not state the energy.
  private func energy(in style: DiaryTableFormat) throws(ImportError) -> Double? {
    for role in DiaryTableFormat.energyRoles {
      guard let cell = DiaryCell(text(role), thousandsBy: style.thousands[role] ?? []) else { continue }
      guard let figure = cell.figure, let factor = cell.kilocalories(in: role) else { throw .withoutEnergy }
      return figure.number * factor
    }
    return nil
  }

  /// Returns the grams in a field; nil if the field is empty, is not a number with a known unit, or states that the
  /// value is unknown.
  private func grams(_ role: DiaryColumns.Role) throws(ImportError) -> Double? {
    let separator = table.separator
    guard let cell = DiaryCell(text(role), thousandsBy: separator == DiaryTableNumber.comma ? [separator] : []),
      let figure = cell.figure
    else { return nil }
    // If fields are not separated by commas, a number such as 1.250 can be more than a thousand milligrams, or one.
    if role == .sodium, figure.thousands != nil, figure.sign != nil, separator != DiaryTableNumber.comma { return nil }
    let unit = cell.unit.isEmpty ? (role == .sodium ? "mg" : "g") : cell.unit
    return ["g": 1, "gr": 1, "grams": 1, "mg": 0.001, "kg": 1_000][unit].map { figure.number * $0 }
  }

  private static let grams: [(Nutrient, DiaryColumns.Role)] = [
    (.carbs, .carbs), (.protein, .protein), (.fat, .fat), (.fibre, .fibre), (.sugars, .sugars),
    (.saturated, .saturated),
  ]
}

/// A field with a number, possibly with its unit, such as `250`, `250 kcal` or `1 046 kJ`.
struct DiaryCell {
  /// The number; nil if the field contains none.
  let figure: DiaryTableNumber?
  /// The unit in lower case without accents; empty if there is none.
  let unit: String

  /// Parses a field; nil if it is empty, or states that the value is unknown.
  ///
  /// - Parameter grouping: The separators that are read as thousands separators if three digits follow each.
  init?(_ typed: String, thousandsBy grouping: Set<UInt8>) {
    let text = TextFolding.folded(TextCleanup.line(typed, limit: 100))
    if text.isEmpty || ["n/a", "na", "-", "–", "—", "null", "none", "unknown", "?"].contains(text) { return nil }
    let bare = text.unicodeScalars.drop { "~≈".unicodeScalars.contains($0) || $0 == " " }
    let whole = Double(String(bare)) == nil ? Self.inKilocalories(bare) : bare
    let number = Double(String(bare)) == nil ? whole.prefix { !$0.properties.isAlphabetic } : bare
    unit = Whitespace.trimmed(String(whole[number.endIndex...])).filter { $0 != "." }
    figure = DiaryTableNumber(Self.joined(Whitespace.trimmed(String(number))), thousandsBy: grouping)
  }

  /// Returns the part in kilocalories of a field such as `523 kJ / 125 kcal`; the whole field if it has only one part,
  /// or none in kilocalories.
  private static func inKilocalories(_ field: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    let parts = field.split { "/()[]|;=".unicodeScalars.contains($0) }
    guard parts.count > 1 else { return field }
    let trimmed = parts.map { Whitespace.trimmed(String($0)) }
    let place = trimmed.firstIndex { $0.hasSuffix("kcal") && $0.utf8.first.map { (0x30...0x39).contains($0) } ?? false }
    return place.map { trimmed[$0].unicodeScalars[...] } ?? field
  }

  /// Returns the number of kilocalories in one unit of the field, or of the column if the field has no unit; nil if the
  /// unit is unknown.
  func kilocalories(in role: DiaryColumns.Role) -> Double? {
    Self.kilocalories[unit.isEmpty ? (role == .energy ? "kcal" : "kj") : unit]
  }

  private static let kilocalories = [
    "kcal": 1, "cal": 1, "cals": 1, "calories": 1, "kalorien": 1, "kj": 1 / 4.184, "kilojoules": 1 / 4.184,
  ]

  /// Removes spaces and apostrophes between thousands, as in `1 046` and `1'046`.
  private static func joined(_ number: String) -> String {
    let groups = number.unicodeScalars.split(omittingEmptySubsequences: false) {
      Whitespace.isBlank($0) || "'’".unicodeScalars.contains($0)
    }
    guard groups.count > 1, groups.dropFirst().allSatisfy({ $0.prefix { ("0"..."9").contains($0) }.count == 3 }) else {
      return number
    }
    return groups.map { String($0) }.joined()
  }
}
