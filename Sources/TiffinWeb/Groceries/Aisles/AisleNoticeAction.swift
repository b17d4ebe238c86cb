import TiffinCore

/// An action on an aisle, reported on the next page.
enum AisleNoticeAction: String, NoticeAction {
  typealias Subject = GroceryAisle.ID

  case added, saved, moved, deleted, restored
}
