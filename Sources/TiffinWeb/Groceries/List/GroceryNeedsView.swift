import Templating
import TiffinCore

/// The recipes that need the item of the open line, by day, for the template `groceries/needs`.
struct GroceryNeedsView: View {
  let shares: [GroceryShareView]
  /// The quantity that the recipes need; nil if the line has exactly this quantity.
  private let needed: String?
  private let bought: String

  /// Creates the part; nil if no recipe needs the item.
  init?(_ needs: GroceryNeeds, of item: GroceryItem, _ format: Formatter) {
    guard needs.areOfRecipes else { return nil }
    shares = needs.shares.map { GroceryShareView(share: $0, format: format) }
    needed = needs.whole == item.quantity ? nil : needs.whole
    bought = item.quantity
  }

  static let fields: Fields<GroceryNeedsView> = [
    "shares": .list(\.shares),
    "needed": .text(\.needed),
    "bought": .text(\.bought),
  ]
}

/// The quantity that a recipe needs for a day, or that was added by hand.
struct GroceryShareView: View {
  let share: GroceryNeeds.Share
  let format: Formatter

  static let fields: Fields<GroceryShareView> = [
    "day": .text { share in share.share.day.map { GroceryUsesWording.day($0, share.format) } },
    "recipe": .text { $0.share.recipe ?? "Added by hand" },
    "quantity": .text(\.share.quantity),
  ]
}
