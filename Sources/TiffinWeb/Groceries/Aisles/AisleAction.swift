import TiffinCore

/// An action on an aisle, reported by the page that follows.
enum AisleAction: String, NoticeAction {
  typealias Subject = GroceryAisle.ID

  case added, saved, moved, deleted, restored
}
