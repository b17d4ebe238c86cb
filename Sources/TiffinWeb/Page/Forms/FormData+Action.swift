import TiffinCore

extension FormData {
  /// The action that a page's query reports, and its object, as in `deleted=12`; nil if it reports none.
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
  /// The form's key; a random one if it has none, so that it is not recognised when sent again.
  var submissionKey: SubmissionKey {
    get throws(HTTPRefusal) { try text("key").flatMap { SubmissionKey($0) } ?? .random() }
  }
}
