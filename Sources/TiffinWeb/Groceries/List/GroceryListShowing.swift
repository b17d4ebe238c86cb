import TiffinCore

/// What a showing of the list has besides the list.
struct GroceryListShowing: Sendable {
  var notice: GroceryNotice?
  /// The line that comes opened.
  var open: GroceryItem.ID?
  /// Whether all lines say what they are for, on which days: on paper too.
  var areUsesAsked = false
  /// What was typed into the box at the bottom.
  var box = GroceryBox()
  /// What was typed into the opened line.
  var form: GroceryForm?
  var errors: FormErrors?
  /// A line that was deleted while somebody typed into it.
  var deleted: GroceryItem?
}
