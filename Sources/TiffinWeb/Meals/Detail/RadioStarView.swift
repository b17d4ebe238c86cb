import Templating
import TiffinCore

/// A star of the form's rating control, a radio button.
struct RadioStarView: View {
  let number: Int
  let isOn: Bool

  /// - Parameters:
  ///   - rating: as it was typed; nothing is chosen for what is none.
  ///   - count: how many stars there are.
  static func stars(rated rating: String, of count: Int = Rating.range.upperBound) -> [RadioStarView] {
    (1...count).map { RadioStarView(number: $0, isOn: rating.isSameBytes(as: String($0))) }
  }

  static let fields: Fields<RadioStarView> = [
    "number": .number(\.number),
    "label": .text { $0.number == 1 ? "1 star" : "\($0.number) stars" },
    "on": .flag(\.isOn),
  ]
}
