import TiffinCore

/// The query of the address of a week. Invalid values are ignored.
struct PlanQuery: Sendable {
  /// The day to which the open add form adds; nil if the form is closed.
  var add: LocalDate?
  /// The search text of the add form.
  var search = ""
  /// The fields typed before a search, and the time of day that was selected last.
  var typed = PlanForm(slot: PlanForm.usualSlot)
  /// The entry whose form is open; nil if none is.
  var entry: PlanEntry.ID?
  /// The recent action; nil if there is none.
  var notice: Notice<PlanNoticeAction>?
  /// The entry's day, time of day and servings before it was changed; nil if it was not changed.
  var movedFrom: PreviousPlanPosition?
  /// The change of the grocery list by which quantities of removed entries were removed, or restored; nil if there was
  /// none.
  var removedShares: RemovedPlanShares?
  /// The meal that was removed from the diary; nil if none was.
  var meal: Meal.ID?
  /// The recent change of the grocery list made on this page; nil if there is none.
  var groceries: GroceryNotice?

  var pairs: [(name: String, value: String)] {
    var pairs: [(String, String)] = []
    if let add { pairs.append(("add", add.iso)) }
    if !search.isEmpty { pairs.append(("q", search)) }
    if !typed.words.isEmpty { pairs.append(("text", typed.words)) }
    if !typed.slot.isSameBytes(as: PlanForm.usualSlot) { pairs.append(("slot", typed.slot)) }
    if !typed.servings.isEmpty { pairs.append(("servings", typed.servings)) }
    if let people = typed.cooksFor { pairs.append(("cooks_for", people)) }
    if let entry { pairs.append(("entry", String(entry.number))) }
    if let notice { pairs.append(notice.pair) }
    if let movedFrom { pairs.append(movedFrom.pair) }
    if let removedShares { pairs += removedShares.pairs }
    if let meal { pairs.append(("meal", String(meal.number))) }
    return pairs + (groceries?.pairs ?? [])
  }
}

extension PlanQuery {
  /// Returns the request for the page's data.
  ///
  /// - Parameter form: The refused form; nil if none was refused.
  func request(at place: PlanContext, form: PlanForm? = nil) -> PlanWeekPage.Options {
    let isAdding = place.within(add) != nil
    return PlanWeekPage.Options(
      place.days, noted: notice?.noted(isTakenOff: removedShares != nil),
      search: isAdding ? (form ?? PlanForm()).searched(else: search) : nil,
      slot: try? MealCategory((form ?? typed).slot))
  }

  /// Returns the request for the catalogue's recipes that the add form needs; `.nothing` if the form is closed.
  func lookup(at place: PlanContext, form: PlanForm? = nil) -> RecipeCatalogueLookup {
    guard place.within(add) != nil else { return .nothing }
    var query = RecipeQuery()
    query.search = MealSearch((form ?? PlanForm()).searched(else: search))
    return RecipeCatalogueLookup(query, for: place.visitor.person)
  }

  init(_ query: FormData) throws(HTTPRefusal) {
    add = try query.text("add").flatMap { LocalDate(typed: $0) }
    search = try query.text("q") ?? ""
    typed.words = try query.text("text") ?? ""
    typed.slot = try query.text("slot") ?? PlanForm.usualSlot
    typed.servings = try query.text("servings") ?? ""
    typed.cooksFor = try query.text("cooks_for")
    entry = try query.text("entry").flatMap(PlanEntry.ID.init(_:))
    notice = try Notice(query)
    if notice == nil {
      groceries = try GroceryNotice(query)
    } else {
      movedFrom = try PreviousPlanPosition(query)
      removedShares = try RemovedPlanShares(query)
      meal = try query.text("meal").flatMap(Meal.ID.init(_:))
    }
  }
}
