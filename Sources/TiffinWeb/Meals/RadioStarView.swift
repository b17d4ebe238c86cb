import Templating

/// A star of the form's rating control, a radio button.
struct RadioStarView: View {
  let number: Int
  let isOn: Bool

  static let fields: Fields<RadioStarView> = [
    "number": .number(\.number),
    "label": .text { $0.number == 1 ? "1 star" : "\($0.number) stars" },
    "on": .flag(\.isOn),
  ]
}
