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
    if let gone = try changeGone(id, sent, visitor) { return gone }
    let entry = try plan.entry(id, for: visitor.person)
    let form = try PlanForm(sent)
    do {
      try visitor.requirePresence()
      if let step = try sent.text("step").flatMap(PlanStep.init) {
        return try self.step(id, step, among: PlanEntries(sent.text("order") ?? ""), visitor)
      }
      let revision = try sent.text("revision").flatMap { Int($0) }
      let change = try form.change(sent)
      switch try plan.change(id, change, from: revision, by: visitor.person) {
      case .saved(let now):
        // If the form was sent twice, the entry has already been moved. In that case its previous day and time are read
        // from the form, unless another person has changed the entry since.
        let shown = now.revision == revision.map { $0 + 1 } ? try sent.text("was").flatMap { PlanSpot($0) } : nil
        let from = PlanMovedFrom(shown ?? PlanSpot(entry), now: now)
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
    _ id: PlanEntry.ID, _ step: PlanStep, among shown: PlanEntries, _ visitor: Visitor
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
    if let gone = try gone(id, visitor) { return gone }
    let entry = try plan.entry(id, for: visitor.person)
    let form = try request.form()
    if try form.text("eaten") == "0" {
      if let meal = entry.eaten { try meals.delete(meal, by: visitor.person) }
      let meal = try entry.eaten ?? plan.takenBack(id, by: visitor.person)
      return .seeOther(visitor.links.planned(id, on: entry.day, .uneaten, meal: meal))
    }
    if entry.eaten == nil, let meal = try form.text("meal").flatMap(Meal.ID.init(_:)) {
      try meals.restore(meal, by: visitor.person)
      return .seeOther(visitor.links.planned(id, on: entry.day, .eaten))
    }
    let chosen = try day(of: form) ?? entry.day
    if entry.eaten == nil, let question = try whichDay.ask(request, form, chosen: chosen, for: visitor) {
      return question
    }
    guard let (meal, day) = try eat(entry, form, visitor) else {
      return .seeOther(visitor.links.plan(entry.day, PlanQuery(entry: id), part: "entry"))
    }
    let isInDiary = try MealPlace(form.text("list") ?? "").day != nil
    return .seeOther(isInDiary ? visitor.links.added(meal, on: day) : visitor.links.planned(id, on: entry.day, .eaten))
  }

  /// Returns the meal and its day; nil if the person has to be asked for the day.
  private func eat(
    _ entry: PlanEntry, _ form: FormData, _ visitor: Visitor
  ) throws -> (meal: Meal.ID, day: LocalDate)? {
    if let meal = entry.eaten, let day = entry.eatenOn { return (meal, day) }
    guard let day = try FormDay(form).answered ?? day(of: form) ?? (entry.day > visitor.today ? nil : entry.day) else {
      return nil
    }
    return (try eat(entry.id, on: day, visitor), day)
  }

  /// Returns the chosen day; nil if none was chosen.
  private func day(of form: FormData) throws(HTTPRefusal) -> LocalDate? {
    guard let typed = try form.text("day") else { return nil }
    guard let day = LocalDate(typed: typed) else { throw .badRequest("Choose the day you ate it.") }
    return day
  }

  /// Adds the meal, with the current time if the day is today, otherwise without a time.
  private func eat(_ id: PlanEntry.ID, on day: LocalDate, _ visitor: Visitor) throws(StoreError) -> Meal.ID {
    try plan.eat(
      id, on: day, at: day == visitor.today ? visitor.now : nil, hasRoom: hasRoom(), by: visitor.person)
  }

  /// Answers a change of an entry that was removed meanwhile: if the form contains a change, with both versions.
  /// Returns nil if the entry exists, or was restored for the change.
  private func changeGone(_ id: PlanEntry.ID, _ sent: FormData, _ visitor: Visitor) throws -> Response? {
    guard let removed = try plan.removedEntry(id, for: visitor.person) else { return nil }
    let change = try? PlanForm(sent).change(sent)
    guard let change, change != PlanChange(), !visitor.isResuming else { return try gone(id, visitor) }
    guard try sent.text("restore") != nil else {
      return try conflict.show(sent, change, now: removed, isRemoved: true, for: visitor)
    }
    let entry = try plan.restore(id, changedBy: change, by: visitor.person)
    return .seeOther(visitor.links.planned(id, on: entry.day, .moved))
  }

  /// Answers a form about an entry that was removed meanwhile: redirects to the week, which reports that nothing was
  /// changed and offers to restore the entry. Returns nil if the entry exists.
  private func gone(_ id: PlanEntry.ID, _ visitor: Visitor) throws -> Response? {
    guard let day = try plan.dayOfRemoved(id, by: visitor.person) else { return nil }
    return week(around: day, .gone, id, visitor)
  }

  /// Redirects to a week, scrolled to the day of the entry.
  private func week(
    around day: LocalDate, _ action: PlanAction, _ id: PlanEntry.ID, _ visitor: Visitor
  ) -> Response {
    .seeOther(visitor.links.plan(day, PlanQuery(notice: Notice(action, PlanEntries([id]))), part: "day-\(day.iso)"))
  }
}
