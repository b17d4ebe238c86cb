/// An entry to add to the list by hand.
public struct GroceryEntry: Hashable, Sendable {
  /// The item to buy.
  public let name: GroceryName
  /// The quantity to buy.
  public let quantity: GroceryQuantity
  /// The remark, such as a brand; empty if there is none.
  public let note: GroceryNote

  /// Creates an entry from a name and a quantity that were typed in separate fields.
  public init(_ name: GroceryName, _ quantity: GroceryQuantity) {
    self.init(name, quantity, note: .none)
  }

  /// Creates an entry from name, quantity and note.
  init(_ name: GroceryName, _ quantity: GroceryQuantity, note: GroceryNote) {
    self.name = name
    self.quantity = quantity
    self.note = note
  }

  /// Parses name and quantity typed together, such as `2 l milk`, `eggs 6` or `salt to taste`. If the quantity is
  /// missing or doubtful, the whole text is the name, except for a list marker in front (`- `, `[ ] `).
  public init(_ typed: GroceryName) {
    if let pack = GroceryEntry(pack: Whitespace.trimmed(typed.text)) {
      self = pack
      return
    }
    let text = Self.timesFirst(typed.text) ?? typed.text
    let line = IngredientLine(text)
    let isUnderstood =
      line.measures.isEmpty
      ? line.note == "to taste"
      : line.others.isEmpty && !Self.isName(text, line) && !AmbiguousNumberCheck(text).isDoubtful(line)
    guard isUnderstood, let name = GroceryName(clipping: line.name) else {
      let bare = IngredientLineParser.partingListSign(typed.text).rest
      self.init(bare == typed.text ? typed : GroceryName(stored: bare), GroceryQuantity(.some))
      return
    }
    let distinct = IngredientGroceries(line).distinct
    self.init(
      distinct?.name ?? name, GroceryQuantity(distinct?.amount ?? line.amount), note: GroceryNote(stored: line.note))
  }

  /// Returns true if the number is part of a name: `7up`, `2% milk`.
  private static func isName(_ text: String, _ line: IngredientLine) -> Bool {
    guard line.unit == nil else { return false }
    let rest = Whitespace.trimmed(text).utf8.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let next = rest.first, rest.count < Whitespace.trimmed(text).utf8.count else { return false }
    return next != UInt8(ascii: " ") && next != UInt8(ascii: ".") && next != UInt8(ascii: ",") && next < 0x80
      && next != UInt8(ascii: "/") && next != UInt8(ascii: "-") && next != UInt8(ascii: "x")
  }
}
