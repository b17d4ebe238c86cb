import Templating
import TiffinCore

// The picture of a meal is its photo, or else the picture of its category.
extension PageChrome {
  /// Returns the address of the meal's large picture.
  func picture(of meal: Meal) -> String {
    meal.photo.map { "\(links.root)photos/\($0.number)/large" } ?? picture(of: meal.content.category)
  }

  func picture(of category: MealCategory) -> String { "\(assets)/\(category.picture)" }
}

/// A writer of the addresses of a page's small photos, without intermediate strings, since a list has many.
struct ThumbnailAddresses: Sendable {
  /// The part of an address before the photo's number.
  private let photos: String

  init(_ chrome: PageChrome) {
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
  /// The name of the category's picture. Other categories than the four main ones use that of snacks.
  var kind: String {
    switch self {
    case .breakfast: "breakfast"
    case .lunch: "lunch"
    case .dinner: "dinner"
    case .snack, .other: "snack"
    }
  }

  /// The file name of the category's picture.
  var picture: String { "\(kind).svg" }
}
