import Templating
import TiffinCore

/// The stars of a rating, to read and to set.
///
/// Tapping star *n* sets *n*; tapping the star that is the rating now sets 0.
enum RatingControl {
  /// The stars that show a rating, as many as there are.
  static func stars(_ rating: Rating) -> [StarView] { table[rating.stars].stars }

  /// "4 of 5 stars", or "Not rated".
  static func label(_ rating: Rating) -> String { table[rating.stars].label }

  // Every row of a list shows one of these six.
  private static let table = Rating.range.map { now in
    (
      label: now == 0 ? "Not rated" : "\(now) of \(Rating.range.upperBound) stars",
      stars: (1...Rating.range.upperBound).map { StarView(number: $0, rating: now) }
    )
  }
}

/// One star of the rating control.
struct StarView: View {
  let number: Int
  let isOn: Bool
  let posts: Int
  let label: String

  init(number: Int, rating: Int) {
    self.number = number
    isOn = number <= rating
    posts = number == rating ? 0 : number
    let stars = number == 1 ? "1 star" : "\(number) stars"
    label = number == rating ? "\(stars) set. Tap to reset to zero" : "Set \(stars)"
  }

  static let fields: Fields<StarView> = [
    "on": .flag(\.isOn),
    "posts": .number(\.posts),
    "label": .text(\.label),
  ]
}
