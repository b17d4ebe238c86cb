import TiffinCore

/// A recent action on an aisle, reported by the page that follows.
struct AisleNotice: Sendable {
  /// Each is a name in the page's query.
  enum Action: String, CaseIterable, Sendable {
    case added, saved, moved, deleted, restored
  }

  let action: Action
  let aisle: GroceryAisle.ID
}

extension AisleNotice {
  /// Nil if the query reports nothing.
  init?(_ query: FormData) throws(HTTPRefusal) {
    guard let (action, aisle) = try query.action(Action.self, to: GroceryAisle.self) else { return nil }
    self.init(action: action, aisle: aisle)
  }
}
