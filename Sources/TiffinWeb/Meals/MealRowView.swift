import Templating
import TiffinCore

/// `meals/row`: a meal in a list.
struct MealRowView: View {
  let meal: ListedMeal
  /// The day as the list names it.
  let date: String
  let isOpen: Bool
  /// Its day may be changed.
  let isChangeable: Bool
  let page: MealRowPage

  static let fields: Fields<MealRowView> = [
    "id": .number(\.meal.number),
    "name": .text(\.meal.name.text),
    "picture": .written { $0.page.thumbnails.write($0.meal, to: &$1) },
    "category": .text(\.meal.category.name),
    "energy": .energy(\.meal.energy),
    "carbs": .grams(\.meal.macros.carbs),
    "protein": .grams(\.meal.macros.protein),
    "fat": .grams(\.meal.macros.fat),
    "sorted": .written(if: { $0.page.sortedBy != nil }) { $0.writeSorted(to: &$1) },
    "date": .text(\.date),
    "favourite": .flag(\.meal.isFavourite),
    "changeable": .flag(\.isChangeable),
    "open": .flag(\.isOpen),
    "list": .text(\.page.place),
    "listInAddress": .text(\.page.encodedPlace),
    "rating": .choice(of: RatingView.all, \.meal.rating.stars),
  ]

  /// "21 g protein".
  private func writeSorted(to out: inout Output) {
    guard let sortedBy = page.sortedBy else { return }
    if let mass = meal.macros[sortedBy] { Formatter.write(mass, to: &out) } else { out.write(markup: "no") }
    out.write(byte: UInt8(ascii: " "))
    out.write(sortedBy.name.lowercased())
    if meal.macros[sortedBy] == nil { out.write(markup: " yet") }
  }
}

/// What the rows of a page share. A class, for a page has many, each of which would copy it.
final class MealRowPage: Sendable {
  /// The page itself, to be led back to.
  let place: String
  /// The same as a query's value.
  let encodedPlace: String
  /// What the list is sorted by, where no column of a narrow page shows it.
  let sortedBy: Macro?
  let thumbnails: Thumbnails

  init(_ place: MealPlace, in order: MealOrder, _ chrome: Chrome) {
    self.place = place.text
    encodedPlace = place.encoded
    sortedBy = order.macro
    thumbnails = Thumbnails(chrome)
  }
}
