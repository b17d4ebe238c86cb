/// Why a form was refused: a sentence per field, in the order of the fields.
struct FormErrors: Error, Sendable {
  /// One refused field: its name in the form, and what the visitor can do about it.
  struct Problem: Sendable {
    let field: String
    let sentence: String
  }

  private(set) var problems: [Problem] = []
  /// The refused form had a picture with it.
  var isPictureLost = false

  var isEmpty: Bool { problems.isEmpty }

  mutating func add(_ sentence: String, at field: String) {
    problems.append(Problem(field: field, sentence: sentence))
  }

  /// What is wrong with one field; nil when nothing is.
  subscript(_ field: String) -> String? {
    problems.first { $0.field == field }?.sentence
  }
}
