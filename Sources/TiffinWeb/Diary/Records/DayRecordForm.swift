import TiffinCore

/// A refused weight or note of a day, as typed, with the reasons.
struct DayRecordForm: Sendable {
  /// The typed weight; nil if the form was about the note.
  var weight: String?
  /// The typed note; nil if the form was about the weight.
  var note: String?
  /// The note on which the next attempt is based.
  var shown: String?
  var errors = FormErrors()
}
