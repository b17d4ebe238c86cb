import Templating
import TiffinCore

/// The confirmation before all lines are removed, for the template `groceries/clear`.
struct GroceryClearView: PageView {
  static let template = "groceries/clear"

  let items: [GroceryItem]
  let links: Links

  static let fields: Fields<GroceryClearView> = [
    "some": .flag { !$0.items.isEmpty },
    "count": .text { $0.items.count == 1 ? "1 item" : "all \($0.items.count) items" },
    "open": .text(\.open),
    "key": .text { _ in SubmissionKey.random().text },
    "last": .number { Int($0.items.last?.id.number ?? 0) },
  ]

  /// A sentence about items that have not been bought; nil if all are in the basket.
  private var open: String? {
    switch items.filter(\.isToBuy).count {
    case 0: nil
    case 1: "1 is not bought yet."
    case let count: "\(count) are not bought yet."
    }
  }
}
