import TiffinCore

/// Takes the quick entry of a day.
struct QuickEntryController: Sendable {
  let meals: MealStore
  let diary: DiaryController

  init(_ services: Services) {
    meals = services.stores.meals
    diary = DiaryController(services)
  }

  func add(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let entry = try QuickEntry(try request.form())
    do {
      try visitor.requirePresence()
      let content = try QuickEntryReader.read(entry, on: day)
      return .seeOther(visitor.links.added(try add(content, entry, visitor), on: day))
    } catch {
      return try diary.refuse(entry, FormErrors(error), for: visitor, day)
    }
  }

  /// A favourite that was added as it came is eaten again: with its exact figures, its category and its photo.
  private func add(_ content: MealContent, _ entry: QuickEntry, _ visitor: Visitor) throws -> Meal.ID {
    let key = SubmissionKey(entry.key) ?? .random()
    if let id = Meal.ID(entry.filled), let meal = try meals.find(id, of: visitor.person.id),
      entry.isUnchanged(from: meal)
    {
      return try meals.repeat(id, on: content.date, at: content.time, key: key, by: visitor.person)
    }
    return try meals.add(content, photo: nil, key: key, by: visitor.person)
  }
}
