import TiffinCore

/// What the address of a week asks for. What makes no sense in it is left aside.
struct PlanQuery: Sendable {
  /// The day to which something is to be added.
  var add: LocalDate?
  /// What is looked for to be added.
  var search = ""
  /// The note that was typed before a search, and the time of day that was chosen last.
  var typed = PlanForm(slot: PlanForm.usualSlot)
  /// The entry that is to be changed.
  var entry: PlanEntry.ID?
  /// What was just done.
  var notice: Notice<PlanAction>?
  /// Where the entry was before it was moved.
  var movedFrom: PlanMovedFrom?
  /// The share of the grocery list that was taken off for what was removed, or brought back with it; nil: it was not.
  var takenOff: PlanTakenOff?
  /// The meal that was taken back from the diary.
  var meal: Meal.ID?
  /// What was just done to the grocery list from here.
  var groceries: GroceryNotice?

  var pairs: [(name: String, value: String)] {
    var pairs: [(String, String)] = []
    if let add { pairs.append(("add", add.iso)) }
    if !search.isEmpty { pairs.append(("q", search)) }
    if !typed.words.isEmpty { pairs.append(("text", typed.words)) }
    if !typed.slot.isSameBytes(as: PlanForm.usualSlot) { pairs.append(("slot", typed.slot)) }
    if !typed.servings.isEmpty { pairs.append(("servings", typed.servings)) }
    if let entry { pairs.append(("entry", String(entry.number))) }
    if let notice { pairs.append(notice.pair) }
    if let movedFrom { pairs.append(movedFrom.pair) }
    if let takenOff { pairs += takenOff.pairs }
    if let meal { pairs.append(("meal", String(meal.number))) }
    return pairs + (groceries?.pairs ?? [])
  }
}

extension PlanQuery {
  /// - Parameter form: as it was typed and refused.
  func request(at place: PlanPlace, form: PlanForm? = nil) -> PlanWeekPage.Request {
    let isAdding = place.within(add) != nil
    return PlanWeekPage.Request(
      place.days, noted: notice?.noted(isTakenOff: takenOff != nil),
      search: isAdding ? (form ?? PlanForm()).searched(else: search) : nil,
      slot: try? MealCategory((form ?? typed).slot))
  }

  /// Returns the recipes of the catalogue that the sheet for adding needs.
  func need(at place: PlanPlace, form: PlanForm? = nil) -> CatalogueNeed {
    guard place.within(add) != nil else { return .nothing }
    var query = RecipeQuery()
    query.search = MealSearch((form ?? PlanForm()).searched(else: search))
    return CatalogueNeed(query, for: place.visitor.person)
  }

  init(_ query: FormData) throws(HTTPRefusal) {
    add = try query.text("add").flatMap { LocalDate(typed: $0) }
    search = try query.text("q") ?? ""
    typed.words = try query.text("text") ?? ""
    typed.slot = try query.text("slot") ?? PlanForm.usualSlot
    typed.servings = try query.text("servings") ?? ""
    entry = try query.text("entry").flatMap(PlanEntry.ID.init(_:))
    notice = try Notice(query)
    if notice == nil {
      groceries = try GroceryNotice(query)
    } else {
      movedFrom = try PlanMovedFrom(query)
      takenOff = try PlanTakenOff(query)
      meal = try query.text("meal").flatMap(Meal.ID.init(_:))
    }
  }
}
