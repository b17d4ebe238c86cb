import HTTPTypes

/// Why a form was refused: a sentence per field, in the order of the fields.
struct FormErrors: Error, Sendable {
  /// One refused field: its name in the form, and what the visitor can do about it.
  struct Problem: Sendable {
    let field: String
    let sentence: String
  }

  private(set) var problems: [Problem] = []
  /// What is in the way when it is not the form: the same one can be sent again later.
  var obstacle: Obstacle?

  /// What keeps the server from taking a form that may be right.
  enum Obstacle: Sendable {
    /// Others are served just now.
    case busy
  }

  /// What the refused form is answered with.
  var status: HTTPResponse.Status {
    switch obstacle {
    case nil: .unprocessableContent
    case .busy: .serviceUnavailable
    }
  }

  /// The headers that belong to the status.
  var headers: HTTPFields {
    switch obstacle {
    case nil: [:]
    case .busy: [.retryAfter: "5"]
    }
  }

  var isEmpty: Bool { problems.isEmpty }

  mutating func add(_ sentence: String, at field: String) {
    problems.append(Problem(field: field, sentence: sentence))
  }

  /// What is wrong with one field; nil when nothing is.
  subscript(_ field: String) -> String? {
    problems.first { $0.field == field }?.sentence
  }
}
