import TiffinCore

/// What is done to an aisle.
enum AisleAction: String, NoticeAction {
  typealias Subject = GroceryAisle.ID

  case added, saved, moved, deleted, restored
}
