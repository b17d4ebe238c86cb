import TiffinCore

/// Takes the quick entry of a day.
struct QuickEntryController: Sendable {
  let meals: MealStore
  let diary: DiaryController

  func add(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let entry = try QuickEntry(try request.form())
    do {
      let content = try QuickEntryReader.read(entry, on: day)
      let key = SubmissionKey(entry.key) ?? .random()
      let id = try meals.add(content, photo: nil, key: key, by: visitor.person)
      return .seeOther(visitor.links.added(id, on: day))
    } catch {
      return try diary.page(day, entry, errors: FormErrors(error), for: visitor)
    }
  }
}
