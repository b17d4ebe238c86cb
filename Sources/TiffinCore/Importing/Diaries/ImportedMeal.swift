import Platform

/// A diary entry of another app. Fields that the app does not export are unknown.
public struct ImportedMeal: Sendable {
  /// The day of the entry.
  public let date: LocalDate
  /// The time; nil if the app does not export it.
  public let time: LocalTime?
  /// The app's name for the meal of the day, such as "Snacks"; may be empty.
  public let part: String
  /// The name of the food; ``part`` if there is none, or "Meal" if both are empty.
  public let name: MealName
  /// The amount, such as "80" and "g"; nil if there is none, or if it cannot be parsed.
  let amount: (count: String, measure: String)?
  /// The nutrients of the whole entry.
  public let nutrients: Nutrients

  /// Creates an entry.
  ///
  /// - Throws: ``ImportError/nameless`` if there is neither a name nor a nutrient; ``ImportError/tooLarge`` if a
  ///   nutrient is too large for a meal.
  init(
    on date: LocalDate, at time: LocalTime? = nil, _ part: String, _ name: String, _ amount: String = "",
    nutrients: Nutrients
  ) throws(ImportError) {
    let part = TextCleanup.line(part, limit: 200)
    let usual = part.isEmpty && nutrients != .unknown ? "Meal" : part
    let words = TextCleanup.line(name.isEmpty ? usual : name, limit: MealName.limit)
    guard let name = try? MealName(words) else { throw .nameless }
    guard nutrients.areCountable else { throw .tooLarge }
    (self.date, self.time, self.part, self.name, self.nutrients) = (date, time, part, name, nutrients)
    self.amount = Self.amount(TextCleanup.line(amount, limit: 60))
  }

  /// Parses an amount: "80.00 g" and "80,0 g" become "80" and "g"; nil if it is invalid.
  private static func amount(_ text: String) -> (String, String)? {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let count = DiaryTableNumber(parts[0], thousandsBy: [DiaryTableNumber.comma])?.number,
      count > 0, count < 1_000_000
    else { return nil }
    let thousandths = Int((count * 1_000).rounded())
    guard let quantity = Quantity(thousandths, over: 1_000), thousandths > 0 else { return nil }
    return (quantity.decimals, parts[1])
  }

  /// The standard category that ``part`` names; otherwise the usual category at the time. Without a time, ``part`` as
  /// another category, or ``MealCategory/snack`` if it is empty.
  private var category: MealCategory {
    let folded = TextFolding.folded(part).replacing("-", with: " ")
    if let known = Self.parts[folded] { return known }
    if let time { return .usual(at: time) }
    return folded == "uncategorized" ? .snack : (try? MealCategory(part)).flatMap { part.isEmpty ? nil : $0 } ?? .snack
  }

  private static let parts: [String: MealCategory] = [
    "breakfast": .breakfast, "lunch": .lunch, "dinner": .dinner, "supper": .dinner, "snack": .snack, "snacks": .snack,
    "fruhstuck": .breakfast, "mittagessen": .lunch, "abendessen": .dinner, "petit dejeuner": .breakfast,
    "dejeuner": .lunch, "diner": .dinner, "desayuno": .breakfast, "almuerzo": .lunch, "cena": .dinner,
    "merienda": .snack, "zwischenmahlzeit": .snack, "zwischenmahlzeiten": .snack, "snacks und sonstiges": .snack,
    "collation": .snack, "collations": .snack, "gouter": .snack, "souper": .dinner, "colazione": .breakfast,
    "pranzo": .lunch, "spuntino": .snack, "spuntini": .snack, "merenda": .snack, "ontbijt": .breakfast,
    "avondeten": .dinner, "tussendoortje": .snack, "tussendoortjes": .snack, "frukost": .breakfast,
    "mellanmal": .snack, "pequeno almoco": .breakfast, "cafe da manha": .breakfast, "almoco": .lunch,
    "jantar": .dinner, "lanche": .snack, "lanches": .snack,
  ]

  /// The meal to store.
  var content: MealContent {
    MealContent(
      name: name, category: category, energy: nutrients.energy, macros: nutrients.macros, date: date, time: time,
      further: amount == nil ? FurtherNutrients(nutrients) : .unknown)
  }

  /// The entry as a single food line with its amount; empty if there is no amount.
  var lines: [MealLine] {
    guard let amount else { return [] }
    let mass = amount.measure == "g" ? Double(amount.count).map { Int(($0 * 1_000).rounded()) } : nil
    return [
      MealLine(
        food: nil, name: name.text, amount: amount.count, measure: amount.measure,
        mass: mass.flatMap { $0 <= Mass.range.upperBound ? $0 : nil }, nutrients: nutrients)
    ]
  }

  /// A hash that is equal for entries that count as duplicates. It covers exactly the fields of
  /// ``MealStore/counted(_:)``.
  var fingerprint: Int {
    var fingerprint = Fingerprint()
    fingerprint.add(MealStore.counted(content))
    return fingerprint.number
  }
}

extension Nutrients {
  /// Sets a nutrient from an app's value, in kilocalories or grams. Negative values and values from 1,000,000,000 on
  /// are ignored.
  mutating func set(_ nutrient: Nutrient, _ amount: Double?) {
    guard let amount, amount >= 0, amount < 1_000_000_000 else { return }
    self[nutrient] = Int((amount * 1_000).rounded())
  }
}
