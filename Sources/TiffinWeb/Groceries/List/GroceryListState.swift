import TiffinCore

/// The state of the list's page other than the list itself.
struct GroceryListState: Sendable {
  var notice: GroceryNotice?
  /// The line whose form is open; nil if none is.
  var open: GroceryItem.ID?
  /// True if all lines show the recipes that need them, with their days, also when printed.
  var areUsesAsked = false
  /// The form at the bottom of the list.
  var box = GroceryAddForm()
  /// The form of the open line, if it was refused; nil otherwise.
  var form: GroceryForm?
  var errors: FormErrors?
  /// The refused answer to the question what the basket cost; nil if none was refused.
  var cost: BasketCostForm?
  /// The line that was deleted while its form was being filled in; nil if there is none.
  var deleted: GroceryItem?
}
