import Templating
import TiffinCore

/// `groceries/item-aisle`: the aisles, to move an item to one.
struct ItemAisleView: PageView {
  static let template = "groceries/item-aisle"

  let item: GroceryItem
  let aisles: [GroceryAisle]
  let links: Links

  static let fields: Fields<ItemAisleView> = [
    "name": .text(\.item.name.text),
    "save": .text { $0.links.grocery($0.item.id, "aisle") },
    "back": .text { $0.links.groceries(nil, at: $0.item.id) },
    "none": .flag { $0.item.aisle == nil },
    "aisles": .list { view in
      view.aisles.map {
        OptionView(value: String($0.id.number), label: $0.name.text, isOn: $0.id == view.item.aisle)
      }
    },
  ]
}
