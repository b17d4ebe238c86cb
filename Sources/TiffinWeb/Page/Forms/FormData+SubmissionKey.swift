import TiffinCore

extension SubmissionKey {
  /// Creates the key of a form; a random one for a form without a key, which is then not recognised when sent twice.
  init(sent text: String?) {
    self = text.flatMap { SubmissionKey($0) } ?? .random()
  }
}

extension FormData {
  /// The form's key; a random one if it has none, so that it is not recognised when sent twice.
  var submissionKey: SubmissionKey {
    get throws(HTTPRefusal) { SubmissionKey(sent: try text("key")) }
  }
}
