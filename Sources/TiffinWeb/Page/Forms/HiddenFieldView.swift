import Templating

/// `parts/hidden`: a field that a form sends along unseen.
struct HiddenFieldView: View {
  let name: String
  let value: String

  static let fields: Fields<HiddenFieldView> = [
    "name": .text(\.name),
    "value": .text(\.value),
  ]
}
