import Templating
import TiffinCore

// A meal's photo, or the picture of its category if it has none.
extension Chrome {
  /// Returns the address of the large picture.
  func picture(of meal: Meal) -> String {
    meal.photo.map { "\(links.root)photos/\($0.number)/large" } ?? picture(of: meal.content.category)
  }

  func picture(of category: MealCategory) -> String { "\(assets)/\(category.picture)" }
}

/// The addresses of the small pictures of a page's meals, written without intermediate strings, since a list has many.
struct Thumbnails: Sendable {
  /// The beginning of an address.
  private let photos: String

  init(_ chrome: Chrome) {
    photos = chrome.links.root + "photos/"
  }

  /// Writes the address of a meal's small photo; nothing if it has none.
  func write(_ meal: ListedMeal, to out: inout Output) {
    guard let photo = meal.photo else { return }
    out.write(photos)
    out.write(Int(photo.number))
    out.write(markup: "/small")
  }

  func small(_ photo: Photo.ID) -> String { "\(photos)\(photo.number)/small" }
}

extension MealCategory {
  /// The name of its picture among the assets. Other categories than the four main ones have Snack's.
  var kind: String {
    switch self {
    case .breakfast: "breakfast"
    case .lunch: "lunch"
    case .dinner: "dinner"
    case .snack, .other: "snack"
    }
  }

  /// The file name of its picture.
  var picture: String { "\(kind).svg" }
}
