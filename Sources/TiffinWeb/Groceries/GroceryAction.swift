import TiffinCore

/// What is done to a line of the grocery list.
enum GroceryAction: String, NoticeAction {
  typealias Subject = GroceryItem.ID

  case added, ticked, saved, deleted, restored
  /// The household has it as a rule; it had so before; it is bought this once, or as a rule again.
  case had, folded, needed, bought
  /// Nothing: it was put together with another line before.
  case joined
}
