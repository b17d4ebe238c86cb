import Templating
import TiffinCore

/// The number of times that the person has eaten a recipe, the day of the last meal, and the rating.
struct TimesEatenView: View {
  let eaten: TimesEaten
  let format: Formatter

  init(_ eaten: TimesEaten, _ format: Formatter) {
    (self.eaten, self.format) = (eaten, format)
  }

  static let fields: Fields<TimesEatenView> = [
    "said": .text(\.said),
    "rated": .flag { $0.eaten.rating != .none },
    "rating": .choice(of: RatingView.all, \.eaten.rating.stars),
  ]

  /// The text, such as "Eaten 4 times, last on 12 October" or "Eaten once, yesterday".
  private var said: String {
    let day = format.near(eaten.last)
    switch eaten.count {
    case 1: return "Eaten once, \(day)"
    case 2: return "Eaten twice, last \(day)"
    default: return "Eaten \(Formatter.grouped(eaten.count)) times, last \(day)"
    }
  }
}
