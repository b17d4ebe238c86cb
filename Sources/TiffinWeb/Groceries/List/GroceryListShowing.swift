import TiffinCore

/// The state of the list's page besides the list itself.
struct GroceryListShowing: Sendable {
  var notice: GroceryNotice?
  /// The line that is open.
  var open: GroceryItem.ID?
  /// True if all lines show their uses and days, also in print.
  var areUsesAsked = false
  /// The text typed into the box at the bottom.
  var box = GroceryBox()
  /// The text typed into the open line.
  var form: GroceryForm?
  var errors: FormErrors?
  /// The line that was deleted while its form was being filled in; nil otherwise.
  var deleted: GroceryItem?
}
