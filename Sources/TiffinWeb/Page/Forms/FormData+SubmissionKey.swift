import TiffinCore

extension SubmissionKey {
  /// Creates the key from a submitted text; a random key if the text is missing or invalid, so that a form sent twice
  /// is not recognised.
  init(sent text: String?) {
    self = text.flatMap { SubmissionKey($0) } ?? .random()
  }
}

extension FormData {
  /// The form's key; a random key if the form has none, so that a form sent twice is not recognised.
  var submissionKey: SubmissionKey {
    get throws(HTTPRefusal) { SubmissionKey(sent: try text("key")) }
  }
}
