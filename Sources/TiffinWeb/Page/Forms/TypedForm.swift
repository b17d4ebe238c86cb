import TiffinCore

/// A form as it was typed: text for every field, whatever it says.
///
/// A refused form comes back with exactly this.
protocol TypedForm: Sendable {
  /// All of its texts, in the form's order.
  static var texts: [FormText<Self>] { get }
}

/// One text of a form.
struct FormText<Form>: Sendable {
  /// As the form sends it.
  let name: String
  let path: any WritableKeyPath<Form, String> & Sendable

  init(_ name: String, _ path: any WritableKeyPath<Form, String> & Sendable) {
    self.name = name
    self.path = path
  }
}

extension TypedForm {
  /// Puts what was sent in place of what the form says; what was not sent stays.
  ///
  /// - Returns: the names of what was sent.
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` when a field comes twice.
  @discardableResult
  mutating func take(sent data: FormData) throws(HTTPRefusal) -> Set<String> {
    var sent: Set<String> = []
    for text in Self.texts {
      guard let typed = try data.text(text.name) else { continue }
      self[keyPath: text.path] = typed
      sent.insert(text.name)
    }
    return sent
  }

  /// The texts as a form sends them, for a form that sends them once more.
  var sentTexts: [(name: String, value: String)] { Self.texts.map { ($0.name, self[keyPath: $0.path]) } }
}

/// A form that may be of something that is stored.
protocol RevisingForm: TypedForm {
  /// The revision that the form was filled from; empty when adding.
  var revision: String { get }
}

extension RevisingForm {
  func revision(else current: Int) -> Int {
    Int(revision, radix: 10) ?? current
  }
}
