import TiffinCore

/// What was just done, and to what, as a page's query tells it to the page that follows: `deleted=12`.
struct Notice<Action: NoticeAction>: Sendable {
  let action: Action
  let subject: Action.Subject

  init(_ action: Action, _ subject: Action.Subject) {
    self.action = action
    self.subject = subject
  }

  /// Nil when the query tells of nothing.
  init?(_ query: FormData) throws(HTTPRefusal) {
    for action in Action.allCases {
      guard let subject = try query.text(action.rawValue).flatMap({ Action.Subject(noticed: $0) }) else { continue }
      self.init(action, subject)
      return
    }
    return nil
  }

  /// As it stands in a query.
  var pair: (name: String, value: String) { (action.rawValue, subject.noticed) }

  /// The same as a part of an address.
  var text: String { "\(action.rawValue)=\(subject.noticed)" }
}

/// What can be done to things of a kind. Each is a name in a page's query.
protocol NoticeAction: CaseIterable, RawRepresentable<String>, Sendable {
  /// Names a thing of that kind, or several.
  associatedtype Subject: NoticeSubject
}

/// What a query can tell of: digits and commas, which stand for themselves in an address.
protocol NoticeSubject: Sendable {
  /// - Returns: nil for what names nothing.
  init?(noticed text: String)

  /// As the initialiser reads it.
  var noticed: String { get }
}

extension Identifier: NoticeSubject {
  init?(noticed text: String) {
    self.init(text)
  }

  var noticed: String { String(number) }
}
