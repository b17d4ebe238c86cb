import TiffinCore

// Common steps of forms that turn typed text into values.
extension FormErrors {
  /// Returns the value; nil if it is invalid, with the reason added at the field.
  mutating func attempt<Value, Refusal: FieldError>(
    _ field: String, label: String? = nil, _ value: () throws(Refusal) -> Value
  ) -> Value? {
    do throws(Refusal) {
      return try value()
    } catch {
      add(error.sentence(of: field), at: field, label: label)
      return nil
    }
  }

  /// Returns a number; nil if the text is blank, or invalid, with the reason added at the field.
  mutating func figure<Value>(_ field: String, _ typed: String, _ figure: Figure<Value>) -> Value? {
    attempt(field, label: figure.label) { () throws(FieldRefusal) in try figure.read(typed) } ?? nil
  }
}

extension LocalTime {
  /// Parses the value of a browser's time field.
  init(typed text: String) throws(FieldRefusal) {
    guard let time = LocalTime(iso: text) else {
      throw FieldRefusal(sentence: "Write the time as hours and minutes, such as 18:30")
    }
    self = time
  }
}
