import Templating
import TiffinCore

/// `groceries/needs`: what the open line is wanted for, a day at a time.
struct GroceryNeedsView: View {
  let shares: [GroceryShareView]

  /// Nil where no recipe wants it: the quantity says all.
  init?(_ needs: GroceryNeeds, _ format: Formatter) {
    guard needs.areOfRecipes else { return nil }
    shares = needs.shares.map { GroceryShareView(share: $0, format: format) }
  }

  static let fields: Fields<GroceryNeedsView> = [
    "shares": .list(\.shares)
  ]
}

/// How much a recipe wants for a day.
struct GroceryShareView: View {
  let share: GroceryNeeds.Share
  let format: Formatter

  static let fields: Fields<GroceryShareView> = [
    "day": .text { share in share.share.day.map { GroceryUses.day($0, share.format) } },
    "recipe": .text { $0.share.recipe ?? "Added by hand" },
    "quantity": .text(\.share.quantity),
  ]
}
