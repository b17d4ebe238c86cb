import Templating
import TiffinCore

/// A star of the form's rating control, shown as a radio button.
struct RadioStarView: View {
  let number: Int
  let isOn: Bool

  /// Returns the stars of a rating control.
  ///
  /// - Parameters:
  ///   - rating: The rating as typed; invalid text selects no star.
  ///   - count: The number of stars.
  static func stars(rated rating: String, of count: Int = Rating.range.upperBound) -> [RadioStarView] {
    (1...count).map { RadioStarView(number: $0, isOn: rating.isSameBytes(as: String($0))) }
  }

  static let fields: Fields<RadioStarView> = [
    "number": .number(\.number),
    "label": .text { $0.number == 1 ? "1 star" : "\($0.number) stars" },
    "on": .flag(\.isOn),
  ]
}
