import Templating

/// A form field with its text and error.
struct FieldView: View {
  let id: String
  let value: String
  let error: String?

  static let fields: Fields<FieldView> = [
    "id": .text(\.id),
    "value": .text(\.value),
    "error": .text(\.error),
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
