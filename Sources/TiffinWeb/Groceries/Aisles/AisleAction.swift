import TiffinCore

/// An action on an aisle, reported on the next page.
enum AisleAction: String, NoticeAction {
  typealias Subject = GroceryAisle.ID

  case added, saved, moved, deleted, restored
}
