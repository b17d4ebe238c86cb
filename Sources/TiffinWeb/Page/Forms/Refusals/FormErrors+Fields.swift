import Localization
import TiffinCore

// Steps shared by forms that convert typed text to values.
extension FormErrors {
  /// Returns the value of the closure; if it throws, adds the error to the field and returns nil.
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

  /// Returns the number typed into a field; nil if the text is empty, or invalid, which adds an error to the field.
  mutating func figure<Value>(_ field: String, _ typed: String, _ figure: NumberField<Value>) -> Value? {
    attempt(field, label: figure.label) { () throws(FieldRefusal) in try figure.read(typed) } ?? nil
  }
}

extension LocalTime {
  /// Parses the value of an HTML time field.
  init(typed text: String) throws(FieldRefusal) {
    guard let time = LocalTime(iso: text) else {
      throw FieldRefusal(sentence: Message("Write the time as hours and minutes, such as 18:30"))
    }
    self = time
  }
}
