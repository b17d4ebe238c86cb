import TiffinCore

/// The destination of a searched food: a meal of a day, and the search text.
struct FoodPlace: Sendable {
  /// The day that the food is added to.
  var day: LocalDate
  /// The category; nil for the usual one at the time.
  var category: MealCategory?
  /// The time that was typed on an earlier page; nil for now.
  var time: LocalTime?
  /// True if the day was today on the previous page: see ``FormDay``.
  var wasToday = false
  /// The meal that the food is added to; nil for a new one.
  var plate: Meal.ID?
  /// The search text as typed.
  var search = ""
  /// True if all results are shown.
  var isWhole = false

  /// Creates the destination of a new meal of a day.
  init(_ day: LocalDate, _ category: MealCategory? = nil) {
    self.day = day
    self.category = category
  }

  /// Reads the fields of an address or a form; invalid values are ignored.
  init(_ data: FormData, for visitor: Visitor) throws(HTTPRefusal) {
    let asked = try FormDay(data)
    let named = try data.text("day").flatMap { LocalDate(iso: $0) }
    day = asked.answered ?? named ?? visitor.today
    wasToday = day == asked.today || day == visitor.today
    category = try data.text("for").flatMap { name in MealCategory.main.first { $0.name.isSameBytes(as: name) } }
    time = try data.text("time").flatMap { LocalTime(iso: $0) }
    plate = try data.text("plate").flatMap(Meal.ID.init(_:))
    search = try data.text("q") ?? ""
    isWhole = try data.text("all") != nil
  }

  /// The fields that a new search keeps.
  var fixed: [(name: String, value: String)] { timeless + (time.map { [("time", $0.iso)] } ?? []) }

  /// The fields that a form with a time field of its own keeps.
  var timeless: [(name: String, value: String)] {
    var pairs = [(name: "day", value: day.iso)]
    // A food that is added to a meal gets that meal's day, even if the day is over.
    if wasToday, plate == nil { pairs.append(("today", day.iso)) }
    if let category { pairs.append(("for", category.name)) }
    if let plate { pairs.append(("plate", String(plate.number))) }
    return pairs
  }

  var pairs: [(name: String, value: String)] { fixed + searched }

  /// The fields of the search.
  var searched: [(name: String, value: String)] {
    (search.isEmpty ? [] : [("q", search)]) + (isWhole ? [("all", "1")] : [])
  }
}
