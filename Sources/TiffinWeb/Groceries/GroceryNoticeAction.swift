import TiffinCore

/// An action on a line of the grocery list, reported on the next page.
enum GroceryNoticeAction: String, NoticeAction {
  typealias Subject = GroceryItem.ID

  case added, ticked, saved, deleted, restored
  /// The item was marked as usually at home; it had that mark before; it is needed this once; it is bought as usual
  /// again.
  case had, folded, needed, bought
  /// Nothing was changed, because the line had been merged with another.
  case joined
}
