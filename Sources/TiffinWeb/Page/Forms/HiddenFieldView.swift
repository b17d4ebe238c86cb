import Templating

/// A hidden field of a form, for the template `parts/hidden`.
struct HiddenFieldView: View {
  let name: String
  let value: String

  static let fields: Fields<HiddenFieldView> = [
    "name": .text(\.name),
    "value": .text(\.value),
  ]
}
