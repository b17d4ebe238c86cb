import HTTPTypes
import TiffinCore

/// A controller that changes and removes entries of the plan, and marks them as eaten.
struct PlanEntryController: Controller {
  let services: Services

  var week: PlanWeekController { PlanWeekController(services) }
  var conflict: PlanConflictController { PlanConflictController(services) }

  /// Moves the entry to another day, time or position, or changes its servings.
  func change(_ request: Request, for visitor: Visitor, _ id: PlanEntry.ID) throws -> Response {
    let sent = try request.form()
    if let gone = try changeDeleted(id, sent, visitor) { return gone }
    let entry = try plan.entry(id, for: visitor.person)
    let form = try PlanForm(sent)
    do {
      try visitor.requirePresence()
      if let step = try sent.text("step").flatMap(PlanMoveDirection.init) {
        return try self.step(id, step, among: PlanEntryIDs(sent.text("order") ?? ""), visitor)
      }
      let revision = try sent.text("revision").flatMap { Int($0) }
      let change = try form.change(sent)
      switch try plan.change(id, change, from: revision, by: visitor.person) {
      case .saved(let now):
        // If the form was sent twice, the entry has already been moved. In that case its previous day, time of day and
        // servings are read from the form, unless another person has changed the entry since.
        let shown = now.revision == revision.map { $0 + 1 } ? try sent.text("was").flatMap { PlanPosition($0) } : nil
        let from = PreviousPlanPosition(shown ?? PlanPosition(entry), now: now)
        return .seeOther(visitor.links.planned(id, on: now.day, .moved, from: from))
      case .changedMeanwhile(let now): return try conflict.show(sent, change, now: now, isRemoved: false, for: visitor)
      }
    } catch {
      return try week.refuse(form, try FormErrors(error), PlanQuery(entry: id), for: visitor, entry.day)
    }
  }

  /// Moves the entry by one position.
  ///
  /// - Parameter shown: The entries of that time of day in the order shown on the page.
  private func step(
    _ id: PlanEntry.ID, _ step: PlanMoveDirection, among shown: PlanEntryIDs, _ visitor: Visitor
  ) throws -> Response {
    switch try plan.step(id, step, among: shown.ids, by: visitor.person) {
    case .saved(let entry): .seeOther(visitor.links.planned(id, on: entry.day, .moved))
    case .changedMeanwhile(let entry): .seeOther(visitor.links.planned(id, on: entry.day, .late))
    }
  }

  /// Removes the entry. If it has already been removed, the response is the same.
  func remove(_ request: Request, for visitor: Visitor, _ id: PlanEntry.ID) throws -> Response {
    if let day = try plan.dayOfRemoved(id, by: visitor.person) { return week(around: day, .removed, id, visitor) }
    let revision = try request.form().text("revision").flatMap { Int($0) }
    switch try plan.remove(id, from: revision, by: visitor.person) {
    case .saved(let entry): return week(around: entry.day, .removed, id, visitor)
    case .changedMeanwhile(let entry): return .seeOther(visitor.links.planned(id, on: entry.day, .late))
    }
  }

  /// Adds one serving to the diary or, if the field `eaten` is 0, removes it. If the field `meal` names a removed meal,
  /// that meal is restored instead.
  ///
  /// If the form states no day, the meal is added to the entry's day, or for a future entry the person is asked for the
  /// day. Redirects to the week, or to the day in the diary.
  func eaten(_ request: Request, for visitor: Visitor, _ id: PlanEntry.ID) throws -> Response {
    let form = try request.form()
    if try form.text("eaten") == "0" {
      return answer(try plan.undoEating(id, by: visitor.person), id, visitor)
    }
    let meal = try form.text("meal").flatMap(Meal.ID.init(_:))
    if meal == nil, let question = try ask(request, form, id, visitor) { return question }
    let eating = try plan.eat(
      id, on: SubmittedDay(form).answered ?? day(of: form), today: visitor.today, now: visitor.now, restoring: meal,
      hasSpace: hasSpace(), by: visitor.person)
    let isInDiary = try MealListLocation(form.text("list") ?? "").day != nil
    if isInDiary, case .eaten(let meal, let day) = eating.outcome {
      return .seeOther(visitor.links.added(meal, on: day))
    }
    return answer(eating, id, visitor)
  }

  /// Asks for the day of a form that was left open over midnight; nil if nothing has to be asked.
  private func ask(
    _ request: Request, _ form: FormData, _ id: PlanEntry.ID, _ visitor: Visitor
  ) throws -> Response? {
    guard try SubmittedDay(form).today != nil else { return nil }
    let entry = try database.snapshot { try PlanStore.find(id, for: visitor.person, $0) }
    guard let entry, entry.eaten == nil else { return nil }
    return try chooseDay.ask(request, form, chosen: try day(of: form) ?? entry.day, for: visitor)
  }

  /// Redirects to the week.
  private func answer(_ eating: PlanEatingResult, _ id: PlanEntry.ID, _ visitor: Visitor) -> Response {
    let (links, day) = (visitor.links, eating.planned)
    return switch eating.outcome {
    case .eaten, .restored: .seeOther(links.planned(id, on: day, .eaten))
    case .uneaten(let meal): .seeOther(links.planned(id, on: day, .uneaten, meal: meal))
    case .undated: .seeOther(links.plan(day, PlanQuery(entry: id), part: "entry"))
    case .removed: week(around: day, .gone, id, visitor)
    }
  }

  /// Returns the chosen day; nil if none was chosen.
  private func day(of form: FormData) throws(HTTPRefusal) -> LocalDate? {
    guard let typed = try form.text("day") else { return nil }
    guard let day = LocalDate(typed: typed) else { throw .badRequest("Choose the day you ate it.") }
    return day
  }

  /// Answers a change of an entry that was removed meanwhile: shows both versions, or restores the changed entry if the
  /// form asks for it. A form without a change only reports the removal. Returns nil if the entry exists.
  private func changeDeleted(_ id: PlanEntry.ID, _ sent: FormData, _ visitor: Visitor) throws -> Response? {
    guard let removed = try plan.removedEntry(id, for: visitor.person) else { return nil }
    let change = try? PlanForm(sent).change(sent)
    guard let change, change != PlanChange(), !visitor.isResuming else { return try reportDeleted(id, visitor) }
    guard try sent.text("restore") != nil else {
      return try conflict.show(sent, change, now: removed, isRemoved: true, for: visitor)
    }
    let entry = try plan.restore(id, changedBy: change, by: visitor.person)
    return .seeOther(visitor.links.planned(id, on: entry.day, .moved))
  }

  /// Answers a form about an entry that was removed meanwhile: redirects to the week, which reports that nothing was
  /// changed and offers to restore the entry. Returns nil if the entry exists.
  private func reportDeleted(_ id: PlanEntry.ID, _ visitor: Visitor) throws -> Response? {
    guard let day = try plan.dayOfRemoved(id, by: visitor.person) else { return nil }
    return week(around: day, .gone, id, visitor)
  }

  /// Redirects to a week, scrolled to the day of the entry.
  private func week(
    around day: LocalDate, _ action: PlanNoticeAction, _ id: PlanEntry.ID, _ visitor: Visitor
  ) -> Response {
    .seeOther(visitor.links.plan(day, PlanQuery(notice: Notice(action, PlanEntryIDs([id]))), part: "day-\(day.iso)"))
  }
}
