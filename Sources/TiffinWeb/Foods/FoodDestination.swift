import TiffinCore

/// The target of a food search: the day and meal to which the food is added, and the search text.
struct FoodDestination: Sendable {
  /// The day to which the food is added.
  var day: LocalDate
  /// The category; nil for the usual one at the time of the meal.
  var category: MealCategory?
  /// The time typed on an earlier page; nil for the current time.
  var time: LocalTime?
  /// True if the day is today, or was today on the previous page, see ``SubmittedDay``.
  var wasToday = false
  /// The meal to which the food is added; nil for a new meal.
  var plate: Meal.ID?
  /// The search text as typed.
  var search = ""
  /// True if up to 100 foods are shown instead of 12.
  var isWhole = false

  /// Creates the target for a new meal of a day.
  init(_ day: LocalDate, _ category: MealCategory? = nil) {
    self.day = day
    self.category = category
  }

  /// Parses the fields of a query or a form. Invalid values are ignored.
  init(_ data: FormData, for visitor: Visitor) throws(HTTPRefusal) {
    let asked = try SubmittedDay(data)
    let named = try data.text("day").flatMap { LocalDate(iso: $0) }
    day = asked.answered ?? named ?? visitor.today
    wasToday = day == asked.today || day == visitor.today
    category = try data.text("for").flatMap { name in MealCategory.main.first { $0.name.isSameBytes(as: name) } }
    time = try data.text("time").flatMap { LocalTime(iso: $0) }
    plate = try data.text("plate").flatMap(Meal.ID.init(_:))
    search = try data.text("q") ?? ""
    isWhole = try data.text("all") != nil
  }

  /// The fields that a new search preserves.
  var fixed: [(name: String, value: String)] { timeless + (time.map { [("time", $0.iso)] } ?? []) }

  /// The fields preserved by a form that has its own time field.
  var timeless: [(name: String, value: String)] {
    var pairs = [(name: "day", value: day.iso)]
    // A food that is added to an existing meal belongs to that meal's day, even past midnight.
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
