import TiffinCore

extension SubmissionKey {
  /// A form without a key of its own cannot be known again: each time it is sent is a new one.
  init(sent text: String?) {
    self = text.flatMap { SubmissionKey($0) } ?? .random()
  }
}

extension FormData {
  /// The form's key; one without cannot be known again.
  var submissionKey: SubmissionKey {
    get throws(HTTPRefusal) { SubmissionKey(sent: try text("key")) }
  }
}
