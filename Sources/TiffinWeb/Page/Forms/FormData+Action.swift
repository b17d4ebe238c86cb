import TiffinCore

extension FormData {
  /// What a page's query says was just done, and to what, as in `deleted=12`; nil when it tells of nothing.
  func action<Action: CaseIterable & RawRepresentable<String>, Thing>(
    _: Action.Type, to _: Thing.Type
  ) throws(HTTPRefusal) -> (Action, Identifier<Thing>)? {
    for action in Action.allCases {
      if let id = try text(action.rawValue).flatMap(Identifier<Thing>.init(_:)) { return (action, id) }
    }
    return nil
  }
}

extension FormData {
  /// The form's key; one without cannot be known again.
  var submissionKey: SubmissionKey {
    get throws(HTTPRefusal) { try text("key").flatMap { SubmissionKey($0) } ?? .random() }
  }
}
