import Localization

/// An error of a field, with a ready-made sentence.
struct FieldRefusal: FieldError {
  let sentence: Message

  init(sentence: Message) {
    self.sentence = sentence
  }

  /// Creates an error of text that is not translated.
  init(sentence: String) {
    self.init(sentence: Message(verbatim: sentence))
  }

  func sentence(of field: String) -> Message { sentence }
}

/// A reason why the text typed into a field is invalid.
protocol FieldError: Error {
  /// Returns a sentence that tells the visitor what to do.
  ///
  /// - Parameter field: The field's label.
  func sentence(of field: String) -> Message
}
