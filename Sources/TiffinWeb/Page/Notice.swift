import TiffinCore

/// A recent action and its subject, passed in a page's query to the page that follows: `deleted=12`.
struct Notice<Action: NoticeAction>: Sendable {
  let action: Action
  let subject: Action.Subject

  init(_ action: Action, _ subject: Action.Subject) {
    self.action = action
    self.subject = subject
  }

  /// Reads the notice in a query; nil if there is none.
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

/// The actions on one kind of subject. Each is a name in a page's query.
protocol NoticeAction: CaseIterable, RawRepresentable<String>, Sendable {
  /// The type of the subject, or of several subjects.
  associatedtype Subject: NoticeSubject
}

/// The subject of a notice in a query: digits and commas, which need no encoding in an address.
protocol NoticeSubject: Sendable {
  /// Parses the text of a query.
  ///
  /// - Returns: nil if it identifies no subject.
  init?(noticed text: String)

  /// The text for a query, which the initialiser parses.
  var noticed: String { get }
}

extension Identifier: NoticeSubject {
  init?(noticed text: String) {
    self.init(text)
  }

  var noticed: String { String(number) }
}
