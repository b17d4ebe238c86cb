import TiffinCore

/// Takes the quick entry of a day.
struct QuickEntryController: Sendable {
  let meals: MealStore
  let day: DayController

  init(_ services: Services) {
    meals = services.stores.meals
    day = DayController(services)
  }

  func add(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    var entry = try QuickEntry(try request.form())
    let filled = try Meal.ID(entry.filled).flatMap { try meals.find($0, of: visitor.person.id) }
    if let filled { entry.leaveUnknown(as: filled) }
    do {
      try visitor.requirePresence()
      let content = try QuickEntryReader.read(entry, from: filled, on: day)
      return .seeOther(visitor.links.added(try add(content, entry, from: filled, visitor), on: day))
    } catch {
      return try self.day.refuse(entry, FormErrors(error), for: visitor, day)
    }
  }

  /// Adds the meal. A favourite added unchanged is repeated, with its exact figures, its category and its photo.
  private func add(
    _ content: MealContent, _ entry: QuickEntry, from filled: Meal?, _ visitor: Visitor
  ) throws -> Meal.ID {
    let key = SubmissionKey(sent: entry.key)
    if let filled, entry.isUnchanged(from: filled) {
      return try meals.repeat(filled.id, on: content.date, at: content.time, key: key, by: visitor.person)
    }
    return try meals.add(content, photo: nil, key: key, by: visitor.person)
  }
}
