import TiffinCore

/// The displayed day and its visitor, with values shared by all parts of the page.
///
/// A class, because all parts refer to it.
final class DayContext: Sendable {
  let day: LocalDate
  let visitor: Visitor
  /// The key of all forms on the page, by which a form sent twice is recognised.
  let key: SubmissionKey
  /// The meal whose row is open; nil if no row is open.
  let open: Meal.ID?
  /// The meal that was just added; nil if there is none.
  let added: Meal.ID?
  let thumbnails: ThumbnailAddresses
  let addresses: MealAddresses
  /// The address of the page with the quick entry filled from a meal, to which the meal's number is appended.
  let filling: String
  /// The address of the page with a category selected, to which the category's name is appended.
  let adding: String

  init(_ day: LocalDate, for visitor: Visitor, open: Meal.ID? = nil, added: Meal.ID? = nil) {
    self.day = day
    self.visitor = visitor
    self.open = open
    self.added = added
    key = .random()
    thumbnails = ThumbnailAddresses(visitor.chrome)
    addresses = MealAddresses(visitor.links, from: MealListLocation(day: day))
    filling = "\(visitor.links.diary(day))?fill="
    adding = "\(visitor.links.diary(day))?category="
  }

  var chrome: PageChrome { visitor.chrome }
  var links: Links { visitor.links }
  var format: Formatter { visitor.format }
  var previous: LocalDate? { day.adding(days: -1) }
  var next: LocalDate? { day.adding(days: 1) }
  var isToday: Bool { day == visitor.today }
  /// True if meals of this day may be added and changed.
  var isOpen: Bool { visitor.person.mayChange(day) }
}
