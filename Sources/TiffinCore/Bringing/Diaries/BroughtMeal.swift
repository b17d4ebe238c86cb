import Platform

/// Something that was eaten, as another app keeps it. What that app does not tell is unknown.
public struct BroughtMeal: Sendable {
  /// The day.
  public let date: LocalDate
  /// Nil if it is not told.
  public let time: LocalTime?
  /// What the app calls the part of the day: "Snacks"; may be empty.
  public let part: String
  /// What it was, else the part of the day.
  public let name: MealName
  /// Its amount, "80" and "g"; nil for one without, whose figures are of the whole.
  let amount: (count: String, measure: String)?
  /// What is in it.
  public let nutrients: Nutrients

  /// - Throws: ``BringingError/nameless``, ``BringingError/tooLarge`` for figures that no meal has.
  init(
    on date: LocalDate, at time: LocalTime? = nil, _ part: String, _ name: String, _ amount: String = "",
    nutrients: Nutrients
  ) throws(BringingError) {
    let part = PlainText.line(part, limit: 200)
    let usual = part.isEmpty && nutrients != .unknown ? "Meal" : part
    let words = PlainText.line(name.isEmpty ? usual : name, limit: MealName.limit)
    guard let name = try? MealName(words) else { throw .nameless }
    guard nutrients.areCountable else { throw .tooLarge }
    (self.date, self.time, self.part, self.name, self.nutrients) = (date, time, part, name, nutrients)
    self.amount = Self.amount(PlainText.line(amount, limit: 60))
  }

  /// "80.00 g" and "80,0 g" are 80 of g.
  private static func amount(_ text: String) -> (String, String)? {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let count = DiaryFigure(parts[0], thousandsBy: [DiaryFigure.comma])?.number,
      count > 0, count < 1_000_000
    else { return nil }
    let thousandths = Int((count * 1_000).rounded())
    guard let quantity = Quantity(thousandths, over: 1_000), thousandths > 0 else { return nil }
    return (quantity.decimals, parts[1])
  }

  /// Of the four where its name says so; else by its time, or as the app calls it.
  private var category: MealCategory {
    let folded = Folding.folded(part).replacing("-", with: " ")
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

  /// As the diary keeps it.
  var content: MealContent {
    MealContent(
      name: name, category: category, energy: nutrients.energy, macros: nutrients.macros, date: date, time: time,
      further: amount == nil ? FurtherNutrients(nutrients) : .unknown)
  }

  /// The food that it is made of, with its amount; none without an amount.
  var lines: [MealLine] {
    guard let amount else { return [] }
    let mass = amount.measure == "g" ? Double(amount.count).map { Int(($0 * 1_000).rounded()) } : nil
    return [
      MealLine(
        food: nil, name: name.text, amount: amount.count, measure: amount.measure,
        mass: mass.flatMap { $0 <= Mass.range.upperBound ? $0 : nil }, nutrients: nutrients)
    ]
  }

  /// The same for two that count as the same: by what ``MealStore/counted(_:)`` compares, and by nothing else.
  var fingerprint: Int {
    var fingerprint = Fingerprint()
    fingerprint.add(MealStore.counted(content))
    return fingerprint.number
  }
}

extension Nutrients {
  /// Takes an app's figure, in kilocalories or grams.
  mutating func set(_ nutrient: Nutrient, _ amount: Double?) {
    guard let amount, amount >= 0, amount < 1_000_000_000 else { return }
    self[nutrient] = Int((amount * 1_000).rounded())
  }
}
