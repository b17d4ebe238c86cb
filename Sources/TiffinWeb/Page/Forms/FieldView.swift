import Templating

/// A field of a form: its text, and its error.
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

/// A choice of a form.
struct ChoiceView: View {
  let name: String
  let isOn: Bool

  static let fields: Fields<ChoiceView> = [
    "name": .text(\.name),
    "on": .flag(\.isOn),
  ]
}
