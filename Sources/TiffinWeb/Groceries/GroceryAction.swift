import TiffinCore

/// An action on a line of the grocery list, reported by the page that follows.
enum GroceryAction: String, NoticeAction {
  typealias Subject = GroceryItem.ID

  case added, ticked, saved, deleted, restored
  /// The item is usually at home; it was marked so before; it is bought this once; it is bought as usual again.
  case had, folded, needed, bought
  /// No change: the line was merged with another before.
  case joined
}
