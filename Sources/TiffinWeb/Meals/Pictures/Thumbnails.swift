import Templating
import TiffinCore

// A meal's photo, or the picture of its category if it has none.
extension Chrome {
  /// The address of the large picture.
  func picture(of meal: Meal) -> String {
    meal.photo.map { "\(links.root)photos/\($0.number)/large" } ?? picture(of: meal.content.category)
  }

  func picture(of category: MealCategory) -> String { "\(assets)/\(category.picture)" }
}

/// The small pictures of a page's meals, written in place, since a list has many.
struct Thumbnails: Sendable {
  /// The beginning of an address.
  private let photos: String

  init(_ chrome: Chrome) {
    photos = chrome.links.root + "photos/"
  }

  /// Nothing where it has none.
  func write(_ meal: ListedMeal, to out: inout Output) {
    guard let photo = meal.photo else { return }
    out.write(photos)
    out.write(Int(photo.number))
    out.write(markup: "/small")
  }

  func small(_ photo: Photo.ID) -> String { "\(photos)\(photo.number)/small" }
}

extension MealCategory {
  /// The name of its picture among the assets. A category that is none of the four has Snack's.
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
