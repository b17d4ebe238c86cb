import Platform

/// The identity of a submitted form: its key and a fingerprint of its contents.
///
/// The fingerprint covers the form, not the stored row, so that a form that is sent twice is recognised even after its
/// row was edited.
struct Submission {
  let key: SubmissionKey
  let fingerprint: String

  init(key: SubmissionKey, _ fingerprint: Fingerprint) {
    self.key = key
    self.fingerprint = fingerprint.text
  }
}
