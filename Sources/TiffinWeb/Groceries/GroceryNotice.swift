import TiffinCore

/// A recent action on the grocery list, reported on the next page.
enum GroceryNotice: Sendable {
  case item(GroceryNoticeAction, GroceryItem.ID)
  case cleared(SubmissionKey)
  /// This many lines were restored.
  case returned(Int)
  /// The result of adding recipes' ingredients.
  case ingredients(GroceryAdditionCounts, AddedBatchCounts)
  /// The quantities of a recipe were removed from this many lines.
  case removedShares(Int)
  /// The addition of recipes' ingredients was undone.
  case undone
  case full
  /// This many items were typed or pasted together.
  case added(Int)
  /// The cost of the basket was saved.
  case costSaved

  /// Creates the notice about added ingredients.
  init(_ shopping: GroceryShoppingResult) {
    self = if case .added(let tally) = shopping.addition { .ingredients(tally, shopping.arrival) } else { .full }
  }

  /// The sentence for a full list.
  static let diskFull = "Nothing added: the list is full, with \(GroceryStore.mostLines) items. Clear ticked items."

  /// The query for lines that the notice mentions and that are not on the list; nil if there are none.
  var noted: NoticeGroceries.Query? {
    switch self {
    case .item(.deleted, let id): .deleted(id)
    case .item(.joined, let id): .joined(id)
    case .cleared(let batch): .cleared(batch)
    case .item, .returned, .ingredients, .removedShares, .undone, .full, .added, .costSaved: nil
    }
  }

  var pairs: [(name: String, value: String)] {
    switch self {
    case .item(let action, let id): [Notice(action, id).pair]
    case .cleared(let batch): [("cleared", batch.text)]
    case .returned(let count): [("returned", String(count))]
    case .ingredients(let tally, let arrival): tally.pairs + arrival.pairs
    case .removedShares(let count): [("taken", String(count))]
    case .undone: [("undone", "1")]
    case .full: [("full", "1")]
    case .added(let count): [("entries", String(count))]
    case .costSaved: [("costs", "1")]
    }
  }
}

extension GroceryNotice {
  /// Parses the notice in a query; nil if the query contains none.
  init?(_ query: FormData) throws(HTTPRefusal) {
    func number(_ name: String) throws(HTTPRefusal) -> Int? {
      try query.text(name).flatMap { Int($0) }.flatMap { (0...GroceryStore.mostLines * 2).contains($0) ? $0 : nil }
    }
    if let notice = try Notice<GroceryNoticeAction>(query) {
      self = .item(notice.action, notice.subject)
      return
    }
    if let batch = try query.text("cleared").flatMap({ SubmissionKey($0) }) {
      self = .cleared(batch)
    } else if let count = try number("returned") {
      self = .returned(count)
    } else if let count = try number("taken") {
      self = .removedShares(count)
    } else if let added = try number("ingredients") {
      let tally = GroceryAdditionCounts(
        added: added, changed: try number("changed") ?? 0, alreadyThere: try number("there") ?? 0,
        kept: try number("kept") ?? 0, bought: try number("paid") ?? 0, dropped: try number("dropped") ?? 0)
      let batch = try query.text("batch").flatMap { SubmissionKey($0) }
      self = .ingredients(
        tally,
        AddedBatchCounts(batch: batch, things: try number("things") ?? added, atHome: try number("home") ?? 0))
    } else if let count = try number("entries") {
      self = .added(count)
    } else if try query.text("undone") != nil {
      self = .undone
    } else if try query.text("costs") != nil {
      self = .costSaved
    } else if try query.text("full") != nil {
      self = .full
    } else {
      return nil
    }
  }
}

extension GroceryAdditionCounts {
  /// The query fields of the counts. The first two are always present, the others only above zero.
  fileprivate var pairs: [(name: String, value: String)] {
    let rest = [("changed", changed), ("kept", kept), ("paid", bought), ("dropped", dropped)].filter { $0.1 > 0 }
    return ([("ingredients", added), ("there", alreadyThere)] + rest).map { ($0.0, String($0.1)) }
  }
}

extension AddedBatchCounts {
  /// The query fields of the counts. The first is always present, the others only if there is something to report.
  fileprivate var pairs: [(name: String, value: String)] {
    let home = atHome > 0 ? [("home", String(atHome))] : []
    return [("things", String(things))] + home + (batch.map { [("batch", $0.text)] } ?? [])
  }
}
