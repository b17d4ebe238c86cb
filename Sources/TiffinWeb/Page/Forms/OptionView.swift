import Templating

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
