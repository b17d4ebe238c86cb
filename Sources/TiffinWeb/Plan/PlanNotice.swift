import TiffinCore

/// What was just done to entries of the plan, for the page that follows to say.
struct PlanNotice: Sendable {
  /// Each is a name in the page's query.
  enum Deed: String, CaseIterable, Sendable {
    case added, moved, removed, restored, copied, eaten, uneaten, adjusted
    /// Somebody said for how many its recipe is.
    case served
    /// Not changed: somebody else was faster.
    case late
    /// Not done: it was removed before.
    case gone
  }

  let deed: Deed
  let entries: [PlanEntry.ID]
  /// How many lines of the grocery list changed when the share of what was removed was taken off; nil: it was not.
  var takenOff: Int?

  /// The entries as they stand in an address, and in a form that takes them back.
  var text: String { entries.map { String($0.number) }.joined(separator: ",") }

  init(_ deed: Deed, _ entries: [PlanEntry.ID]) {
    self.deed = deed
    self.entries = entries
  }

  /// Reads what ``text`` wrote; what is no entry's number is left aside.
  init(_ deed: Deed, _ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ",")).prefix(1_000)
    self.init(deed, parts.compactMap { String($0).flatMap(PlanEntry.ID.init(_:)) })
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

  var pairs: [(name: String, value: String)] {
    var pairs: [(String, String)] = []
    if let add { pairs.append(("add", add.iso)) }
    if !search.isEmpty { pairs.append(("q", search)) }
    if let entry { pairs.append(("entry", String(entry.number))) }
    if let notice { pairs.append((notice.deed.rawValue, notice.text)) }
    if let count = notice?.takenOff { pairs.append(("groceries", String(count))) }
    return pairs
  }
}

extension PlanQuery {
  init(_ query: FormData) throws(HTTPRefusal) {
    add = try query.text("add").flatMap { LocalDate(typed: $0) }
    search = try query.text("q") ?? ""
    entry = try query.text("entry").flatMap(PlanEntry.ID.init(_:))
    for deed in PlanNotice.Deed.allCases {
      if let text = try query.text(deed.rawValue) { notice = PlanNotice(deed, text) }
    }
    notice?.takenOff = try query.text("groceries").flatMap { Int($0) }
  }
}
