/// The items of Mealie's shopping lists, merged into one list, because Tiffin has one list. Checked items are omitted.
struct MealieLists {
  private let foods, units: [String: JSONValue]
  private let items: [JSONValue]

  init(_ tables: JSONValue) {
    (foods, units) = (tables.byID("ingredient_foods"), tables.byID("ingredient_units"))
    items = tables["shopping_list_items"]?.elements ?? []
  }

  /// The items as rows in the format of Tiffin's own export, one per name. Quantities of the same name are added up.
  var rows: [JSONValue] {
    var names: [GroceryName] = []
    var wanted: [String: (quantity: GroceryQuantity, note: GroceryNote)] = [:]
    for entry in items.filter({ !($0["checked"]?.isTrue ?? false) }).compactMap(entry) {
      let key = entry.name.key
      let before = wanted[key]
      if before == nil { names.append(entry.name) }
      wanted[key] = (
        quantity: before.map { $0.quantity + entry.quantity } ?? entry.quantity,
        note: before?.note.joined(entry.note) ?? entry.note
      )
    }
    return names.map { name in
      let (quantity, note) = wanted[name.key] ?? (.none, .none)
      return OwnGroceryItem.row(name, quantity, note)
    }
  }

  /// Reads an item; nil if it is invalid. An item with a food has separate fields for its quantity, any other item is
  /// typed text.
  private func entry(_ item: JSONValue) -> GroceryEntry? {
    let note = PlainText.line(item["note"]?.text ?? "", limit: GroceryName.limit)
    let amount = item["quantity"]?.amount
    guard let food = item["food_id"]?.text.flatMap({ foods[$0]?["name"]?.text }),
      let name = GroceryName(clipping: food)
    else {
      // Mealie gives every typed line the quantity 1.
      return GroceryName(clipping: amount == "1" ? note : [amount ?? "", note].joined(separator: " "))
        .map { GroceryEntry($0) }
    }
    let unit = item["unit_id"]?.text.flatMap { units[$0]?["name"]?.text }
    let words = [amount, unit].compactMap(\.self).joined(separator: " ")
    return GroceryEntry(name, (try? GroceryQuantity(words)) ?? .none, note: GroceryNote(stored: note))
  }
}
