import TiffinCore

/// What was just done to entries of the plan, for the page that follows to say.
struct PlanNotice: Sendable {
  /// Each is a name in the page's query.
  enum Action: String, CaseIterable, Sendable {
    case added, moved, removed, restored, copied, eaten, uneaten, adjusted
    /// Somebody said for how many its recipe is.
    case served
    /// Not changed: somebody else was faster.
    case late
    /// Not done: it was removed before.
    case gone
  }

  let action: Action
  let entries: [PlanEntry.ID]
  /// How many lines of the grocery list changed when the share of what was removed was taken off; nil: it was not.
  var takenOff: Int?

  /// The entries as they stand in an address, and in a form that takes them back.
  var text: String { entries.map { String($0.number) }.joined(separator: ",") }

  init(_ action: Action, _ entries: [PlanEntry.ID]) {
    self.action = action
    self.entries = entries
  }

  /// Reads what ``text`` wrote; what is no entry's number is left aside.
  init(_ action: Action, _ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ",")).prefix(1_000)
    self.init(action, parts.compactMap { String($0).flatMap(PlanEntry.ID.init(_:)) })
  }
}

/// What the address of a week asks for. What makes no sense in it is left aside.
struct PlanQuery: Sendable {
  /// The day to which something is to be added.
  var add: LocalDate?
  /// What is looked for to be added.
  var search = ""
  /// The entry that is to be changed.
  var entry: PlanEntry.ID?
  /// What was just done.
  var notice: PlanNotice?
  /// What was just done to the grocery list from here.
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
  /// What a page has to know in order to say it.
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
  /// - Parameter form: as it was typed and refused.
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
