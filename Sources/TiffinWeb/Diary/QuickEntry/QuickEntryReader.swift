import Localization
import TiffinCore

/// A reader that converts a typed quick entry to a meal's content, or collects all of its errors.
///
/// Name and time are required. Also required are kcal or all three macros, unless the person chose to save the entry
/// without nutrients, or they are unknown in the dish that filled the entry. Macros left empty next to kcal are
/// unknown.
struct QuickEntryReader {
  private let entry: QuickEntry
  /// The content of the meal or recipe with which the entry was filled; nil if it was not filled.
  private let known: MealContent?
  private var errors = FormErrors()

  /// The error for a name without nutrients.
  static let withoutFigures = Message("Fill in kcal, or carbs, protein and fat")

  private init(_ entry: QuickEntry, from known: MealContent?) {
    self.entry = entry
    self.known = known
  }

  /// Parses a quick entry.
  ///
  /// - Throws: ``FormErrors`` with a sentence for every invalid field.
  static func read(
    _ entry: QuickEntry, from known: MealContent?, on date: LocalDate
  ) throws(FormErrors) -> MealContent {
    var reader = QuickEntryReader(entry, from: known)
    return try reader.content(on: date)
  }

  private mutating func content(on date: LocalDate) throws(FormErrors) -> MealContent {
    let name = errors.attempt("name") { () throws(MealError) in try MealName(entry.name) }
    let (energy, macros) = readFigures()
    let time = errors.attempt("time") { () throws(FieldRefusal) in try LocalTime(typed: entry.time) }
    let category = readCategory(at: time)
    guard errors.isEmpty, let name, let time, let category else { throw errors }
    var content = MealContent(name: name, category: category, energy: energy, macros: macros, date: date, time: time)
    if let known, entry.hasGrams(of: known), entry.hasEnergy(of: known) { content.copyNutrients(of: known) }
    return content
  }

  private mutating func readFigures() -> (Energy?, Macros) {
    let energy = errors.figure("kcal", entry.energy, .energy)
    let macros = Macros(carbs: readGrams(of: .carbs), protein: readGrams(of: .protein), fat: readGrams(of: .fat))
    requireEnough(energy, macros)
    let workedOut = macros.energy
    // Energy that is unchanged since the form was filled belongs to the original grams, so it is computed again if only
    // the grams were changed.
    if let known, entry.hasEnergy(of: known), !entry.hasGrams(of: known) { return (workedOut ?? energy, macros) }
    return (energy ?? workedOut, macros)
  }

  /// Parses a mass, rounded to whole grams.
  private mutating func readGrams(of macro: Macro) -> Mass? {
    errors.figure(macro.rawValue, entry[macro], .wholeGrams(of: macro))
  }

  private mutating func requireEnough(_ energy: Energy?, _ macros: Macros) {
    if energy != nil || errors["kcal"] != nil { return }
    if entry.isWithoutFigures {
      let isAsKnown = known.map { $0.energy == nil && $0.macros == .unknown } ?? false
      if !entry.isBare && !isAsKnown { errors.add(Self.withoutFigures, at: "kcal") }
      return
    }
    for macro in Macro.allCases
    where macros[macro] == nil && errors[macro.rawValue] == nil && !entry.unknown.contains(macro) {
      errors.add("Fill in the \(macro.rawValue); 0 will do", at: macro.rawValue)
    }
  }

  /// Returns the category: the selected one, otherwise that of the filled-in meal if the form does not offer it,
  /// otherwise the usual one at that time.
  private mutating func readCategory(at time: LocalTime?) -> MealCategory? {
    if !entry.category.isEmpty {
      return errors.attempt("category") { () throws(MealError) in try MealCategory(entry.category) }
    }
    if let known, !MealCategory.main.contains(known.category), known.name.text.isSameBytes(as: entry.name) {
      return known.category
    }
    return time.map(MealCategory.usual(at:))
  }
}

extension MealContent {
  /// Copies the nutrients exactly, including the marks of estimates.
  fileprivate mutating func copyNutrients(of other: MealContent) {
    energy = other.energy
    macros = other.macros
    further = other.further
    isEstimated = other.isEstimated
    share = other.share
  }
}
