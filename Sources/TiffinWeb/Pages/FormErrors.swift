import HTTPTypes
import TiffinCore

/// Why a form was refused: a sentence per field, in the order of the fields.
struct FormErrors: Error, Sendable {
  /// One refused field: its name in the form, and what the visitor can do about it. Nil: it is about no field.
  struct Problem: Sendable {
    let field: String?
    let sentence: String
  }

  private(set) var problems: [Problem] = []
  /// What is in the way when it is not the form: the same one can be sent again later.
  var obstacle: Obstacle?

  var isEmpty: Bool { problems.isEmpty }

  mutating func add(_ sentence: String, at field: String?) {
    problems.append(Problem(field: field, sentence: sentence))
  }

  /// What is wrong with one field; nil when nothing is.
  subscript(_ field: String) -> String? {
    problems.first { $0.field == field }?.sentence
  }
}
