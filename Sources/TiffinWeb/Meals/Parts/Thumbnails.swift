import Templating
import TiffinCore

// A meal's photo, or its category's own picture where there is none.
extension Chrome {
  /// The large one.
  func picture(of meal: Meal) -> String {
    meal.photo.map { "\(links.root)photos/\($0.number)/large" } ?? picture(of: meal.content.category)
  }

  func picture(of category: MealCategory) -> String { "\(assets)/\(category.picture)" }
}

/// The small pictures of the meals of a page, written in place: a list has many.
struct Thumbnails: Sendable {
  /// What an address begins with.
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
  /// Its asset. What is none of the four has Snack's.
  var picture: String {
    switch self {
    case .breakfast: "breakfast.svg"
    case .lunch: "lunch.svg"
    case .dinner: "dinner.svg"
    case .snack, .other: "snack.svg"
    }
  }
}
