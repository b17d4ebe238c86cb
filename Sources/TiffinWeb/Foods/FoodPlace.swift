import TiffinCore

/// What a food is looked for: a day's meal, and the words that were searched.
struct FoodPlace: Sendable {
  /// The day that it is added to.
  var day: LocalDate
  /// The category; nil for the usual one at the time.
  var category: MealCategory?
  /// The time that was typed before; nil for now.
  var time: LocalTime?
  /// Whether the day was today on the page that led here: see ``FormDay``.
  var wasToday = false
  /// The meal that it becomes a part of; nil for a new one.
  var plate: Meal.ID?
  /// As typed.
  var search = ""
  /// Whether all results are shown.
  var isWhole = false

  /// A new meal of a day.
  init(_ day: LocalDate, _ category: MealCategory? = nil) {
    self.day = day
    self.category = category
  }

  /// What an address or a form says; invalid values are ignored.
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

  /// What the search for it keeps.
  var fixed: [(name: String, value: String)] { timeless + (time.map { [("time", $0.iso)] } ?? []) }

  /// What a form with a time of its own keeps.
  var timeless: [(name: String, value: String)] {
    var pairs = [(name: "day", value: day.iso)]
    // What is added to a meal has its day, whenever that is.
    if wasToday, plate == nil { pairs.append(("today", day.iso)) }
    if let category { pairs.append(("for", category.name)) }
    if let plate { pairs.append(("plate", String(plate.number))) }
    return pairs
  }

  var pairs: [(name: String, value: String)] { fixed + searched }

  /// What was searched.
  var searched: [(name: String, value: String)] {
    (search.isEmpty ? [] : [("q", search)]) + (isWhole ? [("all", "1")] : [])
  }
}
