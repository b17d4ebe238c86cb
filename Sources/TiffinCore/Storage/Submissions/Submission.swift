import Platform

/// A form as it was sent: its key and a fingerprint of everything in it.
///
/// The fingerprint is of what was sent, not of what is stored now, so that a form sent twice is known after what it made
/// was edited.
struct Submission {
  let key: SubmissionKey
  let fingerprint: String

  init(key: SubmissionKey, _ fingerprint: Fingerprint) {
    self.key = key
    self.fingerprint = fingerprint.text
  }
}
