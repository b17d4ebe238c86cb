import TiffinCore

/// A recent action and its subject, passed in the query of the next page: `deleted=12`.
struct Notice<Action: NoticeAction>: Sendable {
  let action: Action
  let subject: Action.Subject

  init(_ action: Action, _ subject: Action.Subject) {
    self.action = action
    self.subject = subject
  }

  /// Parses the notice in a query; nil if the query contains none.
  init?(_ query: FormData) throws(HTTPRefusal) {
    for action in Action.allCases {
      guard let subject = try query.text(action.rawValue).flatMap({ Action.Subject(noticed: $0) }) else { continue }
      self.init(action, subject)
      return
    }
    return nil
  }

  /// The name and value of the query field.
  var pair: (name: String, value: String) { (action.rawValue, subject.noticed) }

  /// The query field as text.
  var text: String { "\(action.rawValue)=\(subject.noticed)" }
}

/// The actions on one kind of subject that a notice can report. Each raw value is the name of a query field.
protocol NoticeAction: CaseIterable, RawRepresentable<String>, Sendable {
  /// The subject's type, such as an identifier or a list of identifiers.
  associatedtype Subject: NoticeSubject
}

/// The subject of a notice, written in a query as digits and commas, which need no encoding.
protocol NoticeSubject: Sendable {
  /// Parses the value of a query field.
  ///
  /// - Returns: Nil if the text identifies no subject.
  init?(noticed text: String)

  /// The value of the query field, which the initialiser can parse.
  var noticed: String { get }
}

extension Identifier: NoticeSubject {
  init?(noticed text: String) {
    self.init(text)
  }

  var noticed: String { String(number) }
}
