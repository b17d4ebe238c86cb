import HTTPTypes
import Localization
import TiffinCore

/// The reasons why a form was refused: a sentence per field, in the order of the fields.
struct FormErrors: Error, Sendable {
  /// The error of one field: the field's name and a sentence for the visitor. The name is nil if the error concerns no
  /// field.
  struct Problem: Sendable {
    let field: String?
    let sentence: Message
    /// The field's label, shown instead of the sentence in the summary above the form; nil to show the sentence.
    var label: String?
  }

  private(set) var problems: [Problem] = []
  /// The reason, independent of the form's contents, why the server cannot accept the form now; nil if there is none.
  /// The same form can be sent again.
  var obstacle: Obstacle?

  var isEmpty: Bool { problems.isEmpty }

  /// Adds an error.
  ///
  /// - Parameter label: The field's label, if the summary shows the label instead of the sentence.
  mutating func add(_ sentence: Message, at field: String?, label: String? = nil) {
    problems.append(Problem(field: field, sentence: sentence, label: label))
  }

  /// Adds an error of text that is not translated.
  mutating func add(_ sentence: String, at field: String?, label: String? = nil) {
    add(Message(verbatim: sentence), at: field, label: label)
  }

  /// Inserts an error before all others.
  mutating func begin(with sentence: Message, at field: String?) {
    problems.insert(Problem(field: field, sentence: sentence), at: 0)
  }

  /// Evaluates both parts of a form and returns their values.
  ///
  /// - Throws: The errors of both parts together.
  static func collect<One, Other>(
    _ one: () throws(FormErrors) -> One, _ other: () throws(FormErrors) -> Other
  ) throws(FormErrors) -> (One, Other) {
    let first: One
    do throws(FormErrors) {
      first = try one()
    } catch {
      var errors = error
      do throws(FormErrors) { _ = try other() } catch { errors.add(error) }
      throw errors
    }
    return (first, try other())
  }

  /// Returns the value of one part of a form.
  ///
  /// - Throws: The errors of this part together with those of another part.
  static func collect<One>(
    _ one: () throws(FormErrors) -> One, and wrong: FormErrors?
  ) throws(FormErrors) -> One {
    try collect(one) { () throws(FormErrors) in if let wrong { throw wrong } }.0
  }

  /// Adds the errors of another part. A temporary obstacle is left out: the form is refused anyway.
  private mutating func add(_ others: FormErrors) {
    if others.obstacle == nil { problems += others.problems }
  }

  /// The error of a field; nil if there is none.
  subscript(_ field: String) -> Message? {
    problems.first { $0.field == field }?.sentence
  }
}

extension FormErrors {
  /// Creates a single error.
  init(_ sentence: Message, at field: String?) {
    self.init()
    add(sentence, at: field)
  }

  /// Creates a single error of text that is not translated.
  init(_ sentence: String, at field: String?) {
    self.init(Message(verbatim: sentence), at: field)
  }
}
