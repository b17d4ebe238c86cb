import TiffinCore

extension FormData {
  /// The form's key; one without cannot be known again.
  var submissionKey: SubmissionKey {
    get throws(HTTPRefusal) { try text("key").flatMap { SubmissionKey($0) } ?? .random() }
  }
}
