import TiffinCore

/// A recent action on entries of the plan, reported by the page that follows.
struct PlanNotice: Sendable {
  /// Each case is a name in the page's query.
  enum Action: String, CaseIterable, Sendable {
    case added, moved, removed, restored, copied, eaten, uneaten, adjusted
    /// The number of servings of its recipe was given.
    case served
    /// Not changed: another person was faster.
    case late
    /// Not done: it had been removed before.
    case gone
  }

  let action: Action
  let entries: [PlanEntry.ID]
  /// How many lines of the grocery list changed when the share of removed entries was taken off; nil if it was not.
  var takenOff: Int?

  /// The entries' numbers, as in an address and in a form that undoes the action.
  var text: String { entries.map { String($0.number) }.joined(separator: ",") }

  init(_ action: Action, _ entries: [PlanEntry.ID]) {
    self.action = action
    self.entries = entries
  }

  /// Reads ``text``; parts that are not entry numbers are ignored.
  init(_ action: Action, _ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ",")).prefix(1_000)
    self.init(action, parts.compactMap { String($0).flatMap(PlanEntry.ID.init(_:)) })
  }
}

/// The query of a week's address. Invalid values are ignored.
struct PlanQuery: Sendable {
  /// The day to add an entry to.
  var add: LocalDate?
  /// The search for recipes to add.
  var search = ""
  /// The entry to change.
  var entry: PlanEntry.ID?
  /// The notice about an entry.
  var notice: PlanNotice?
  /// The notice about the grocery list, changed from here.
  var groceries: GroceryNotice?

  var pairs: [(name: String, value: String)] {
    var pairs: [(String, String)] = []
    if let add { pairs.append(("add", add.iso)) }
    if !search.isEmpty { pairs.append(("q", search)) }
    if let entry { pairs.append(("entry", String(entry.number))) }
    if let notice { pairs.append((notice.action.rawValue, notice.text)) }
    if let count = notice?.takenOff { pairs.append(("groceries", String(count))) }
    return pairs + (groceries?.pairs ?? [])
  }
}

extension PlanNotice {
  /// The request for the data of the notice.
  var noted: NotedEntries.Request {
    let state: NotedEntries.Request.State =
      switch action {
      case .removed: .removed(isOnList: takenOff == nil)
      case .gone: .removed(isOnList: false)
      case .eaten, .served: .eaten
      case .added, .moved, .restored, .copied, .uneaten, .adjusted, .late: .planned
      }
    return NotedEntries.Request(entries, state)
  }
}

extension PlanQuery {
  /// - Parameter form: the form as typed, if it was refused.
  func request(at place: PlanPlace, form: PlanForm? = nil) -> PlanWeekPage.Request {
    let isAdding = place.within(add) != nil
    return PlanWeekPage.Request(
      place.days, noted: notice?.noted, search: isAdding ? (form ?? PlanForm()).searched(else: search) : nil)
  }

  init(_ query: FormData) throws(HTTPRefusal) {
    add = try query.text("add").flatMap { LocalDate(typed: $0) }
    search = try query.text("q") ?? ""
    entry = try query.text("entry").flatMap(PlanEntry.ID.init(_:))
    for action in PlanNotice.Action.allCases {
      if let text = try query.text(action.rawValue) { notice = PlanNotice(action, text) }
    }
    if notice == nil { groceries = try GroceryNotice(query) }
    notice?.takenOff = try query.text("groceries").flatMap { Int($0) }
  }
}
