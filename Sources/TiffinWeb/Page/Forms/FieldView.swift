import Localization
import Templating

/// A form field with its text and error.
struct FieldView: View {
  let id: String
  let value: String
  let error: Message?

  static let fields: Fields<FieldView> = [
    "id": .text(\.id),
    "value": .text(\.value),
    "error": .message(\.error),
  ]
}

/// One option of a form, such as a checkbox.
struct ChoiceView: View {
  let name: String
  let isOn: Bool

  static let fields: Fields<ChoiceView> = [
    "name": .text(\.name),
    "on": .flag(\.isOn),
  ]
}

/// An option in a menu of a form.
struct OptionView: View {
  let value: String
  let label: String
  let isOn: Bool

  static let fields: Fields<OptionView> = [
    "value": .text(\.value),
    "label": .text(\.label),
    "on": .flag(\.isOn),
  ]
}

/// A hidden field of a form, for the template `parts/hidden`.
struct HiddenFieldView: View {
  let name: String
  let value: String

  static let fields: Fields<HiddenFieldView> = [
    "name": .text(\.name),
    "value": .text(\.value),
  ]
}

/// The hidden field with the original text of another field. If both texts are equal when the form is submitted, the
/// field was not edited, and a value that another person saved meanwhile is preserved.
enum OriginalValueField {
  /// Returns the name of the hidden field that belongs to a field.
  static func name(of field: String) -> String { "was_" + field }
}
