/// The conversion of database rows to lines of the list and their aisles.
enum GroceryRowCoder {
  private enum Column: Int, ColumnList {
    case id, revision, name, quantity, note, completed, tickedBy, acted, isNeeded
    case aisle, aisleName, aislePlace, isStaple

    var name: String {
      switch self {
      case .id: "i.id"
      case .revision: "i.revision"
      case .name: "i.name"
      case .quantity: "i.quantity"
      case .note: "i.note"
      case .completed: "i.completed_at"
      case .tickedBy: "i.ticked_by"
      case .acted: "i.acted_at"
      case .isNeeded: "i.is_needed"
      case .aisle: "a.id"
      case .aisleName: "a.name"
      case .aislePlace: "a.place"
      case .isStaple: "h.is_staple"
      }
    }
  }

  static let select = """
    SELECT \(Column.selection) FROM grocery_item AS i
    LEFT JOIN grocery_habit AS h ON h.household_id = i.household_id AND h.item_key = i.item_key
    LEFT JOIN grocery_aisle AS a ON a.id = h.aisle_id AND a.deleted_at IS NULL
    """

  static func read(_ row: borrowing Row) -> GroceryItem {
    GroceryItem(
      id: row.id(Column.id), revision: row.int(Column.revision), name: GroceryName(stored: row.text(Column.name)),
      quantity: row.text(Column.quantity), note: GroceryNote(stored: row.text(Column.note)),
      completed: row.optionalInt(Column.completed), tickedBy: row.optionalID(Column.tickedBy),
      acted: row.int(Column.acted), aisle: row.optionalID(Column.aisle),
      isStaple: row.optionalInt(Column.isStaple) == 1, isNeeded: row.flag(Column.isNeeded))
  }

  static func aisle(_ row: borrowing Row, _ id: GroceryAisle.ID) -> GroceryAisle {
    GroceryAisle(
      id: id, name: GroceryName(stored: row.text(Column.aisleName)), place: row.int(Column.aislePlace))
  }
}
