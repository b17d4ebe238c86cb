import TiffinCore

/// The typed form of a line.
struct GroceryForm: Sendable {
  var name = ""
  var quantity = ""
  var note = ""
  var revision = ""

  init(_ item: GroceryItem) {
    name = item.name.text
    quantity = item.quantity
    note = item.note.text
    revision = String(item.revision)
  }

  /// Reads a form; fields that it lacks stay as they are.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field comes twice.
  init(_ form: FormData, of item: GroceryItem) throws(HTTPRefusal) {
    name = try form.text("name") ?? item.name.text
    quantity = try form.text("quantity") ?? item.quantity
    note = try form.text("note") ?? item.note.text
    revision = try form.text("revision") ?? String(item.revision)
  }

  /// The same changes to another line: unchanged fields are that line's, and its note stays beside a new one.
  func moved(from item: GroceryItem, to line: GroceryItem) -> GroceryForm {
    var form = GroceryForm(line)
    if !name.isSameBytes(as: item.name.text) { form.name = name }
    if !quantity.isSameBytes(as: item.quantity) { form.quantity = quantity }
    if !note.isSameBytes(as: item.note.text) {
      form.note = [line.note.text, note].filter { !$0.isEmpty }.joined(separator: "; ")
    }
    return form
  }

  /// - Throws: ``FormErrors`` with a sentence for every invalid field.
  func read(of item: GroceryItem) throws(FormErrors) -> GroceryEdit {
    var errors = FormErrors()
    let name = errors.attempt("n\(item.id.number)", grocery: { () throws(GroceryError) in try GroceryName(self.name) })
    let isQuantityKept = quantity.isSameBytes(as: item.quantity)
    let quantity = errors.attempt(
      "q\(item.id.number)",
      grocery: { () throws(GroceryError) in isQuantityKept ? nil : try GroceryQuantity(self.quantity) })
    let note = errors.attempt("o\(item.id.number)", grocery: { () throws(GroceryError) in try GroceryNote(self.note) })
    guard errors.isEmpty, let name, let quantity, let note else { throw errors }
    return GroceryEdit(name: name, quantity: quantity, note: note)
  }
}

/// The typed box at the bottom of the list.
struct GroceryBox: Sendable {
  var name = ""
  var quantity = ""
  var key = SubmissionKey.random().text

  init() {}

  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field comes twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    name = try form.text("name") ?? ""
    quantity = try form.text("quantity") ?? ""
    key = try form.text("key") ?? key
  }

  /// - Throws: ``FormErrors``.
  func read() throws(FormErrors) -> GroceryEntry {
    var errors = FormErrors()
    let name = errors.attempt("add", grocery: { () throws(GroceryError) in try GroceryName(self.name) })
    let quantity = errors.attempt(
      "add", grocery: { () throws(GroceryError) in try GroceryQuantity(self.quantity) })
    guard errors.isEmpty, let name, let quantity else { throw errors }
    return self.quantity.isEmpty ? GroceryEntry(name) : GroceryEntry(name, quantity)
  }
}

extension FormErrors {
  /// A part of a grocery item; nil if it is refused, with the reason at its field.
  mutating func attempt<Value>(_ field: String, grocery value: () throws(GroceryError) -> Value) -> Value? {
    attempt(field) { () throws(FieldRefusal) in
      do throws(GroceryError) {
        return try value()
      } catch {
        throw FieldRefusal(sentence: error.sentence)
      }
    }
  }
}

extension GroceryError {
  var sentence: String {
    switch self {
    case .nameBlank: "Say what it is"
    case .tooLong(let limit): "Use at most \(limit) characters"
    case .nullCharacter: "Contains an invalid character. Please retype it"
    }
  }
}
