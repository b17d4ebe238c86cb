import TiffinCore

// Common steps of forms that turn typed text into values.
extension FormErrors {
  /// The value; nil if it is refused, with the reason at its field.
  mutating func attempt<Value>(_ field: String, _ value: () throws(FieldRefusal) -> Value) -> Value? {
    do throws(FieldRefusal) {
      return try value()
    } catch {
      add(error.sentence, at: field)
      return nil
    }
  }

  /// A part of a meal; nil if it is refused, with the reason at its field.
  mutating func attempt<Value>(_ field: String, meal value: () throws(MealError) -> Value) -> Value? {
    attempt(field) { () throws(FieldRefusal) in
      do throws(MealError) { return try value() } catch { throw FieldRefusal(sentence: error.sentence) }
    }
  }
}

extension LocalTime {
  /// Reads the value of a browser's time field.
  init(typed text: String) throws(FieldRefusal) {
    guard let time = LocalTime(iso: text) else {
      throw FieldRefusal(sentence: "Write the time as hours and minutes, such as 18:30")
    }
    self = time
  }
}
