import TiffinCore

/// An action on a line of the grocery list, reported on the next page.
enum GroceryNoticeAction: String, NoticeAction {
  typealias Subject = GroceryItem.ID

  case added, ticked, saved, deleted, restored
  /// In this order: the item was marked as usually at home; an item with this mark is not needed this time after all;
  /// an item with this mark is needed once; the mark was removed.
  case had, folded, needed, bought
  /// Nothing was changed, because the line had been merged with another.
  case joined
}
