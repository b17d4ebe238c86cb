import Templating
import TiffinCore

/// A meal in a list, for the template `meals/row`.
struct MealRowView: View {
  let meal: ListedMeal
  let page: MealRowContext

  private var isOpen: Bool { meal.id == page.open }

  static let fields: Fields<MealRowView> = [
    "id": .number(\.meal.number),
    "name": .text(\.meal.name.text),
    "picture": .photo(of: \.meal) { $0.page.thumbnails },
    "kind": .text(\.meal.category.kind),
    "tint": .tint(\.meal.name.text),
    "category": .text(\.meal.category.name),
    "energy": .energy(\.meal.energy, isEstimated: \.meal.isEstimated),
    "bare": .flag { $0.meal.energy == nil && $0.meal.macros == .unknown },
    "carbs": .grams(\.meal.macros.carbs),
    "protein": .grams(\.meal.macros.protein),
    "fat": .grams(\.meal.macros.fat),
    "sorted": .written(if: { $0.page.sortedBy != nil }) { $0.writeSorted(to: &$1) },
    "date": .written { $0.page.format.write(short: $0.meal.date, to: &$1) },
    "favourite": .flag(\.meal.isFavourite),
    "changeable": .flag { $0.page.person.mayChange($0.meal.date) },
    "open": .flag(\.isOpen),
    "href": .text { $0.page.addresses.page(of: $0.meal.number) },
    "arrow": .text { $0.page.addresses.row($0.meal.number, isOpen: $0.isOpen) },
    "edit": .text { $0.page.addresses.form(of: $0.meal.number) },
    "rate": .text { $0.page.addresses.action("/rating", on: $0.meal.number) },
    "mark": .text { $0.page.addresses.action("/favourite", on: $0.meal.number) },
    "delete": .text { $0.page.addresses.action("/delete", on: $0.meal.number) },
    "list": .text(\.page.place),
    "rating": .choice(of: RatingView.all, \.meal.rating.stars),
    "again": .flag(\.page.isFavourites),
    "repeat": .text { $0.page.addresses.action("/repeat", on: $0.meal.number) },
  ]

  /// Writes the mass of the macro by which the list is sorted, such as "21 g protein".
  private func writeSorted(to out: inout Output) {
    guard let sortedBy = page.sortedBy else { return }
    if let mass = meal.macros[sortedBy] { Formatter.write(mass, to: &out) } else { out.write(markup: "no") }
    out.write(byte: UInt8(ascii: " "))
    out.write(sortedBy.name.lowercased())
    if meal.macros[sortedBy] == nil { out.write(markup: " yet") }
  }
}

/// The values shared by all rows of a page. A class, because the many rows would copy a struct.
final class MealRowContext: Sendable {
  /// The place to return to, as text.
  let place: String
  let addresses: MealAddresses
  /// The macro by which the list is sorted, which each row repeats because narrow pages have no column for it; nil for
  /// other orders.
  let sortedBy: Macro?
  /// The meal whose row is open; nil if no row is open.
  let open: Meal.ID?
  let person: Person
  let format: Formatter
  let thumbnails: ThumbnailAddresses
  /// True if the list is that of favourites, whose rows have a button that adds them to today.
  let isFavourites: Bool

  init(_ asked: MealListQuery, in order: MealOrder, for visitor: Visitor) {
    place = asked.place.text
    addresses = MealAddresses(visitor.links, from: asked.place)
    sortedBy = order.macro
    open = asked.open
    person = visitor.person
    format = visitor.format
    thumbnails = ThumbnailAddresses(visitor.chrome)
    isFavourites = asked.place.isFavourites
  }
}
