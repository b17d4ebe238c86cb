import TiffinCore

/// Which day is shown, to whom, and what all its parts need.
struct DayPlace: Sendable {
  let day: LocalDate
  let visitor: Visitor
  /// Of all forms on the page: each tap sent twice is known by it.
  let key: SubmissionKey
  /// The row that comes opened.
  let open: Meal.ID?
  /// The row that is new.
  let added: Meal.ID?
  let thumbnails: Thumbnails
  let addresses: MealAddresses

  init(_ day: LocalDate, for visitor: Visitor, open: Meal.ID? = nil, added: Meal.ID? = nil) {
    self.day = day
    self.visitor = visitor
    self.open = open
    self.added = added
    key = .random()
    thumbnails = Thumbnails(visitor.chrome)
    addresses = MealAddresses(visitor.links, from: MealPlace(day: day))
  }

  var chrome: Chrome { visitor.chrome }
  var links: Links { visitor.links }
  var format: Formatter { visitor.format }
  var previous: LocalDate? { day.adding(days: -1) }
  var next: LocalDate? { day.adding(days: 1) }
  var isToday: Bool { day == visitor.today }
  /// Whether meals of this day may be added and changed.
  var isOpen: Bool { visitor.person.mayChange(day) }
}
