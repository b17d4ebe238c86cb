import Platform

/// A sent form: its key and a fingerprint of everything in it.
///
/// The fingerprint is of the form, not of the stored row, so that a form sent twice is recognised even after its row
/// was edited.
struct Submission {
  let key: SubmissionKey
  let fingerprint: String

  init(key: SubmissionKey, _ fingerprint: Fingerprint) {
    self.key = key
    self.fingerprint = fingerprint.text
  }
}
