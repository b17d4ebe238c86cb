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

  /// Says something before all else.
  mutating func begin(with sentence: String, at field: String) {
    problems.insert(Problem(field: field, sentence: sentence), at: 0)
  }

  /// Both parts of a form, or all that is wrong with either.
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

  /// One part of a form, or all that is wrong with it and with another part.
  static func collect<One>(
    _ one: () throws(FormErrors) -> One, and wrong: FormErrors?
  ) throws(FormErrors) -> One {
    try collect(one) { () throws(FormErrors) in if let wrong { throw wrong } }.0
  }

  /// What stands in the way for a while need not be said of a form that cannot be taken anyway.
  private mutating func add(_ others: FormErrors) {
    if others.obstacle == nil { problems += others.problems }
  }

  /// What is wrong with one field; nil when nothing is.
  subscript(_ field: String) -> String? {
    problems.first { $0.field == field }?.sentence
  }
}

extension FormErrors {
  /// A single one.
  init(_ sentence: String, at field: String?) {
    self.init()
    add(sentence, at: field)
  }
}
