import Templating
import TiffinCore

/// What was just done to the list, for the page that follows to say.
enum GroceryNotice: Sendable {
  case item(Action, GroceryItem.ID)
  case cleared(SubmissionKey)
  /// Lines that came back.
  case returned(Int)
  /// What became of recipes' ingredients.
  case ingredients(GroceryTally)
  /// Lines from which a recipe's share was taken.
  case takenOff(Int)
  case full

  /// What is done to a line; each is a name in the page's query.
  enum Action: String, CaseIterable, Sendable {
    case added, ticked, saved, deleted, restored
    /// Nothing: it was put together with another line before.
    case joined
  }

  init(_ addition: GroceryAddition) {
    self = if case .added(let tally) = addition { .ingredients(tally) } else { .full }
  }

  var pairs: [(name: String, value: String)] {
    switch self {
    case .item(let action, let id): [(action.rawValue, String(id.number))]
    case .cleared(let batch): [("cleared", batch.text)]
    case .returned(let count): [("returned", String(count))]
    case .ingredients(let tally): tally.pairs
    case .takenOff(let count): [("taken", String(count))]
    case .full: [("full", "1")]
    }
  }
}

extension GroceryNotice {
  /// Nil when the query tells of nothing.
  init?(_ query: FormData) throws(HTTPRefusal) {
    func number(_ name: String) throws(HTTPRefusal) -> Int? {
      try query.text(name).flatMap { Int($0) }.flatMap { (0...GroceryStore.mostLines * 2).contains($0) ? $0 : nil }
    }
    if let (action, id) = try query.action(Action.self, to: GroceryItem.self) {
      self = .item(action, id)
      return
    }
    if let batch = try query.text("cleared").flatMap({ SubmissionKey($0) }) {
      self = .cleared(batch)
    } else if let count = try number("returned") {
      self = .returned(count)
    } else if let count = try number("taken") {
      self = .takenOff(count)
    } else if let added = try number("ingredients") {
      self = .ingredients(
        GroceryTally(
          added: added, changed: try number("changed") ?? 0, alreadyThere: try number("there") ?? 0,
          bought: try number("bought") ?? 0, dropped: try number("dropped") ?? 0))
    } else if try query.text("full") != nil {
      self = .full
    } else {
      return nil
    }
  }
}

/// `groceries/notice`: the same as a sentence, with the way to undo it.
struct GroceryNoticeView: View {
  /// What the sentence is about; nil where it says all.
  var name: String?
  /// Stands behind the name, or alone.
  let words: String
  /// Where undo is posted, and with what.
  var undo: String?
  var hidden: [HiddenFieldView] = []

  static let fields: Fields<GroceryNoticeView> = [
    "name": .text(\.name),
    "words": .text(\.words),
    "undo": .text(\.undo),
    "hidden": .list(\.hidden),
  ]
}

extension GroceryNoticeView {
  /// Nil where what it tells is not so (any more). Costs a statement only where it tells of what is not on the list.
  init?(
    _ notice: GroceryNotice, on list: GroceryList, _ groceries: GroceryStore, for visitor: Visitor
  ) throws(StoreError) {
    switch notice {
    case .item(.deleted, let id):
      guard let item = try groceries.deleted(id, of: visitor.person) else { return nil }
      self.init(name: item.name.text, words: "is off the list.", undo: visitor.links.grocery(id, "restore"))
    case .item(.joined, let id):
      guard let join = try groceries.joined(id, of: visitor.person),
        let line = list.items.first(where: { $0.id == join.line })
      else { return nil }
      let quantity = line.quantity.isEmpty ? "" : ", \(line.quantity)"
      self.init(
        name: join.item.name.text,
        words: "was put together with “\u{2068}\(line.name.text)\u{2069}”\(quantity): look there.")
    case .item(let action, let id):
      guard let item = list.items.first(where: { $0.id == id }) else { return nil }
      self.init(action, item, visitor.links)
    case .cleared(let batch):
      let count = try groceries.cleared(batch, of: visitor.person)
      if count == 0 { return nil }
      self.init(
        words: count == 1 ? "Cleared one line." : "Cleared \(count) lines.", undo: visitor.links.groceries + "/restore",
        hidden: [HiddenFieldView(name: "batch", value: batch.text)])
    case .returned(let count): self.init(words: count == 1 ? "One line is back." : "\(count) lines are back.")
    case .ingredients(let tally): self.init(words: GroceryTallyWording(tally).done)
    case .takenOff(0): self.init(words: "There was nothing to take off: nothing of it is still to be bought.")
    case .takenOff(let count):
      self.init(words: count == 1 ? "Taken off one line." : "Taken off \(count) lines.")
    case .full:
      self.init(words: "Nothing was added: the list has \(GroceryStore.mostLines) lines. Clear what is in the basket.")
    }
  }

  private init?(_ action: GroceryNotice.Action, _ item: GroceryItem, _ links: Links) {
    name = item.name.text
    switch action {
    case .ticked:
      guard item.isCompleted else { return nil }
      words = "is in the basket."
      undo = links.grocery(item.id, "toggle")
      hidden = [HiddenFieldView(name: "completed", value: "0")]
    case .added: words = item.quantity.isEmpty ? "is on the list." : "is on the list: \(item.quantity)."
    case .saved: words = "is saved."
    case .deleted, .restored, .joined: words = "is back on the list."
    }
  }
}

extension GroceryTally {
  /// Those that are not none; the first two always.
  fileprivate var pairs: [(name: String, value: String)] {
    let rest = [("changed", changed), ("bought", bought), ("dropped", dropped)].filter { $0.1 > 0 }
    return ([("ingredients", added), ("there", alreadyThere)] + rest).map { ($0.0, String($0.1)) }
  }
}
