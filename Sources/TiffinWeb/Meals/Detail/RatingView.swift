import Templating
import TiffinCore

/// A rating, displayed (`parts/stars`) or editable (`parts/rate`).
///
/// Tapping star *n* sets the rating to *n*; tapping the star of the current rating sets it to 0.
struct RatingView: View {
  let rating: Int
  let stars: [StarView]

  /// Creates the view of a rating.
  ///
  /// - Parameter count: The number of stars.
  init(_ rating: Int, of count: Int = Rating.range.upperBound) {
    self.rating = rating
    stars = (1...count).map { StarView(number: $0, rating: rating) }
  }

  /// A view of each rating from 0 to 5, in order.
  static let all = Rating.range.map { RatingView($0) }

  /// The label, such as "4 of 5 stars" or "Not rated".
  var label: String {
    rating == 0 ? "Not rated" : "\(rating) of \(stars.count) stars"
  }

  static let fields: Fields<RatingView> = [
    "label": .text(\.label),
    "rated": .flag { $0.rating > 0 },
    "stars": .list(\.stars),
  ]
}

/// One star of the rating control.
struct StarView: View {
  let isOn: Bool
  let posts: Int
  let label: String

  init(number: Int, rating: Int) {
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
