import Localization
import TiffinCore

/// The form of a line, as typed.
struct GroceryForm: RevisingForm {
  var name = ""
  var quantity = ""
  var note = ""
  /// The ID of the aisle; "0" if the item has no aisle.
  var aisle = ""
  var revision = ""

  static let texts: [FormText<GroceryForm>] = [
    FormText("name", \.name), FormText("quantity", \.quantity), FormText("note", \.note),
    FormText("aisle", \.aisle), FormText("revision", \.revision),
  ]

  init(_ item: GroceryItem) {
    name = item.name.text
    quantity = item.quantity
    note = item.note.text
    aisle = Self.aisle(of: item)
    revision = String(item.revision)
  }

  private static func aisle(of item: GroceryItem) -> String { item.aisle.map { String($0.number) } ?? "0" }

  /// Parses a submitted form; missing fields get the item's values.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field occurs twice.
  init(_ form: FormData, of item: GroceryItem) throws(HTTPRefusal) {
    self.init(item)
    try read(sent: form)
  }

  /// Returns the form for another line with the same changes: unchanged fields get that line's values, and its note is
  /// preserved in addition to a new one.
  func moved(from item: GroceryItem, to line: GroceryItem) -> GroceryForm {
    var form = GroceryForm(line)
    if !name.isSameBytes(as: item.name.text) { form.name = name }
    if !quantity.isSameBytes(as: item.quantity) { form.quantity = quantity }
    if !note.isSameBytes(as: item.note.text) {
      form.note = [line.note.text, note].filter { !$0.isEmpty }.joined(separator: "; ")
    }
    if aisle != Self.aisle(of: item) { form.aisle = aisle }
    return form
  }

  /// Parses the changes of an item.
  ///
  /// - Throws: ``FormErrors`` with a sentence for every invalid field.
  func read(of item: GroceryItem) throws(FormErrors) -> GroceryEdit {
    var errors = FormErrors()
    let name = errors.attempt("n\(item.id.number)") { () throws(GroceryError) in try GroceryName(self.name) }
    let isQuantityKept = quantity.isSameBytes(as: item.quantity)
    let quantity = errors.attempt("q\(item.id.number)") { () throws(GroceryError) in
      isQuantityKept ? nil : try GroceryQuantity(self.quantity)
    }
    let note = errors.attempt("o\(item.id.number)") { () throws(GroceryError) in try GroceryNote(self.note) }
    guard errors.isEmpty, let name, let quantity, let note else { throw errors }
    return GroceryEdit(name: name, quantity: quantity, note: note, aisle: chosenAisle(of: item))
  }

  /// Returns the chosen aisle; nil if it is unchanged or invalid.
  private func chosenAisle(of item: GroceryItem) -> GroceryEdit.Aisle? {
    if aisle == Self.aisle(of: item) { return nil }
    return GroceryAisle.ID(aisle).map(GroceryEdit.Aisle.aisle) ?? (aisle == "0" ? GroceryEdit.Aisle.none : nil)
  }
}

/// The form at the bottom of the list, as typed.
struct GroceryAddForm: TypedForm {
  var name = ""
  var quantity = ""
  var key = SubmissionKey.random().text

  static let texts: [FormText<GroceryAddForm>] = [
    FormText("name", \.name), FormText("quantity", \.quantity), FormText("key", \.key),
  ]

  init() {}

  /// Parses a submitted form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field was sent more than once.
  init(_ form: FormData) throws(HTTPRefusal) {
    try read(sent: form)
  }

  /// Parses the entries, in the order in which they were typed.
  ///
  /// - Throws: ``FormErrors`` if an entry is invalid.
  func read() throws(FormErrors) -> [GroceryEntry] {
    var errors = FormErrors()
    if quantity.isEmpty {
      let entries = errors.attempt("add") { () throws(GroceryError) in try GroceryEntry.all(typed: self.name) }
      guard let entries else { throw errors }
      return entries
    }
    let name = errors.attempt("add") { () throws(GroceryError) in try GroceryName(self.name) }
    let quantity = errors.attempt("add") { () throws(GroceryError) in try GroceryQuantity(self.quantity) }
    guard errors.isEmpty, let name, let quantity else { throw errors }
    return [GroceryEntry(name, quantity)]
  }
}

extension GroceryError: FieldError {
  func sentence(of field: String) -> Message {
    switch self {
    case .nameBlank: Message("Type an item")
    case .tooLong(let limit): Message("Use at most {number} characters", ["number": Formatter.grouped(limit)])
    case .nullCharacter: Message("Contains an invalid character. Please retype it")
    }
  }
}
