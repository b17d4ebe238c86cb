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
    } catch StoreError.pastDay {
      return try diary.page(day, entry, errors: .pastDay, for: visitor)
    } catch {
      return try diary.page(day, entry, errors: FormErrors(error), for: visitor)
    }
  }
}

extension FormErrors {
  /// The day is over, and the person's settings keep it as it was.
  static var pastDay: FormErrors {
    var errors = FormErrors()
    errors.add("This day is over, and your settings keep past days as they were", at: "name")
    return errors
  }
}
