/// The items of Mealie's shopping lists, merged into one list, because Tiffin has one list. Checked items are omitted.
struct MealieLists {
  /// The maximum number of items: ten times the maximum number of lines of a list in Tiffin.
  private static let mostItems = 10 * GroceryStore.mostLines

  private let foods: [String: GroceryName]
  private let units: [String: String]
  private let items: [JSONValue]

  init(_ tables: JSONValue) {
    foods = tables.byID("ingredient_foods").compactMapValues { $0["name"]?.text.flatMap { GroceryName(clipping: $0) } }
    units = tables.byID("ingredient_units").compactMapValues { $0["name"]?.text }
    items = tables["shopping_list_items"]?.elements ?? []
  }

  /// Returns the items as rows of Tiffin's own export, one for each name; quantities of the same name are added up.
  ///
  /// - Throws: ``ImportError/tooMuch`` if there are too many items.
  func rows() throws(ImportError) -> [JSONValue] {
    var keys: [String] = []
    var wanted: [String: GroceryEntry] = [:]
    let open = items.filter { !($0["checked"]?.isTrue ?? false) }
    guard open.count <= Self.mostItems else { throw .tooMuch }
    for entry in open.lazy.compactMap(entry) {
      let key = entry.name.key
      if let before = wanted[key] {
        wanted[key] = Self.joined(before, entry)
      } else {
        keys.append(key)
        wanted[key] = entry
      }
    }
    return keys.compactMap { wanted[$0] }.map { ExportedGroceryItem.row($0.name, $0.quantity, $0.note) }
  }

  /// Adds an entry to another one of the same name. A quantity whose text is already too long is not extended, because
  /// the row will be refused anyway when it is read.
  private static func joined(_ one: GroceryEntry, _ other: GroceryEntry) -> GroceryEntry {
    let isTooLong = one.quantity.words.utf8.count > GroceryQuantity.wordsLimit
    let quantity = isTooLong ? one.quantity : one.quantity + other.quantity
    return GroceryEntry(one.name, quantity, note: one.note.joined(other.note))
  }

  /// Parses an item; nil if it is invalid. An item with a food has separate fields for its quantity, any other item is
  /// typed text.
  private func entry(_ item: JSONValue) -> GroceryEntry? {
    let note = TextCleanup.line(item["note"]?.text ?? "", limit: GroceryName.limit)
    let amount = item["quantity"]?.amount
    guard let name = item["food_id"]?.text.flatMap({ foods[$0] }) else {
      // Mealie gives every typed line the quantity 1.
      return GroceryName(clipping: amount == "1" ? note : [amount ?? "", note].joined(separator: " "))
        .map { GroceryEntry($0) }
    }
    let unit = item["unit_id"]?.text.flatMap { units[$0] }
    let words = [amount, unit].compactMap(\.self).joined(separator: " ")
    return GroceryEntry(name, (try? GroceryQuantity(words)) ?? .none, note: GroceryNote(stored: note))
  }
}
