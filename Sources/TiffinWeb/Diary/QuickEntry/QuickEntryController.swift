import TiffinCore

/// A controller that adds the meal of a day's quick entry.
struct QuickEntryController: Controller {
  let services: Services

  var day: DayController { DayController(services) }

  func add(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let form = try request.form()
    if let question = try chooseDay.ask(request, form, for: visitor) { return question }
    let asked = try SubmittedDay(form)
    let day = asked.answered ?? day
    var entry = try QuickEntry(form)
    entry.time = asked.time(sent: entry.time, for: visitor)
    if try form.text("foods") != nil { return .seeOther(visitor.links.foods(of: day, with: entry)) }
    // An entry with only a name gets the current time if it has none.
    if entry.isBare, entry.time.isEmpty { entry.time = asked.time(on: day, for: visitor)?.iso ?? "" }
    do {
      try visitor.requirePresence()
      if let dish = try form.text("eat").flatMap(KnownDish.ID.init(_:)),
        let meal = try eat(dish, entry, at: asked.time(on: day, for: visitor), for: visitor, day)
      {
        return .seeOther(visitor.links.added(meal, on: day))
      }
      return try add(&entry, for: visitor, day)
    } catch {
      return try self.day.refuse(entry, FormErrors(error), for: visitor, day)
    }
  }

  /// Adds a meal eaten before, or a serving of a recipe, unchanged, with one tap. Returns nil if the dish does not
  /// exist.
  ///
  /// - Parameter time: The time for an entry without one.
  private func eat(
    _ dish: KnownDish.ID, _ entry: QuickEntry, at time: LocalTime?, for visitor: Visitor, _ day: LocalDate
  ) throws -> Meal.ID? {
    let category = try entry.category.isEmpty ? nil : MealCategory(entry.category)
    let typed = LocalTime(iso: entry.time)
    return try meals.eat(
      dish, on: day, at: typed ?? time, isNow: typed == nil, as: category, hasSpace: hasSpace(),
      key: SubmissionKey(sent: entry.key), by: visitor.person)
  }

  private func add(_ entry: inout QuickEntry, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let filled = try KnownDish.ID(entry.filled).flatMap { id in
      try database.snapshot { try KnownDish.find(id, for: visitor.person, $0) }
    }
    let remembered = filled == nil ? try remember(&entry, for: visitor, day) : nil
    let dish = filled ?? remembered
    let known = dish?.content(on: day, at: visitor.now)
    if let known { entry.leaveUnknown(as: known) }
    let content = try QuickEntryReader.read(entry, from: known, on: day)
    let meal = try meals.add(
      content, from: dish?.id, isCategoryChosen: !entry.category.isEmpty, hasSpace: hasSpace(),
      key: SubmissionKey(sent: entry.key), by: visitor.person)
    return .seeOther(visitor.links.added(meal, on: day, alike: remembered.map(NutrientSource.init)))
  }

  /// If the entry is only a name, fills in the nutrients of the latest meal or recipe of that name.
  private func remember(_ entry: inout QuickEntry, for visitor: Visitor, _ day: LocalDate) throws -> KnownDish? {
    guard entry.isWithoutFigures, !entry.isBare, let name = try? MealName(entry.name) else { return nil }
    let dish = try database.snapshot {
      try KnownDish.find(named: name, until: visitor.today, for: visitor.person, $0)
    }
    if let dish { entry.fillFigures(from: dish.content(on: day, at: visitor.now)) }
    return dish
  }
}
