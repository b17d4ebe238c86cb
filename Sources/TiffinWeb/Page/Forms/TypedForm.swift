import TiffinCore

/// A form with its texts as typed, valid or not.
///
/// A refused form is shown again with exactly these texts.
protocol TypedForm: Sendable {
  /// All text fields, in the order of the form.
  static var texts: [FormText<Self>] { get }
}

/// A text field of a form.
struct FormText<Form>: Sendable {
  /// The name of the field.
  let name: String
  let path: any WritableKeyPath<Form, String> & Sendable

  init(_ name: String, _ path: any WritableKeyPath<Form, String> & Sendable) {
    self.name = name
    self.path = path
  }
}

extension TypedForm {
  /// Replaces the texts of the fields that were submitted; other fields are unchanged.
  ///
  /// - Returns: The names of the submitted fields.
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field occurs twice.
  @discardableResult
  mutating func read(sent data: FormData) throws(HTTPRefusal) -> Set<String> {
    var sent: Set<String> = []
    for text in Self.texts {
      guard let typed = try data.text(text.name) else { continue }
      self[keyPath: text.path] = typed
      sent.insert(text.name)
    }
    return sent
  }

  /// The names and values of the text fields, to submit them again.
  var sentTexts: [(name: String, value: String)] { Self.texts.map { ($0.name, self[keyPath: $0.path]) } }
}

/// A form that may edit a stored record.
protocol RevisingForm: TypedForm {
  /// The revision of the record with which the form was filled; empty in a form that adds a record.
  var revision: String { get }
}

extension RevisingForm {
  func revision(else current: Int) -> Int {
    Int(revision, radix: 10) ?? current
  }
}
