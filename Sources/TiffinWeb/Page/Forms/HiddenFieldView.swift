import Templating

/// `parts/hidden`: a hidden field of a form.
struct HiddenFieldView: View {
  let name: String
  let value: String

  static let fields: Fields<HiddenFieldView> = [
    "name": .text(\.name),
    "value": .text(\.value),
  ]
}
