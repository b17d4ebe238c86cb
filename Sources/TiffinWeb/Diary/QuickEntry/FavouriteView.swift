import Templating
import TiffinCore

/// A favourite in the quick entry's strip; a tap fills the form with it.
struct FavouriteView: View {
  let meal: ListedMeal
  let isChosen: Bool
  let place: DayPlace

  static let fields: Fields<FavouriteView> = [
    "href": .text { $0.place.links.diary($0.place.day, DiaryQuery(fill: $0.meal.id), part: "quick") },
    "name": .text(\.meal.name.text),
    "picture": .written { $0.place.thumbnails.write($0.meal, to: &$1) },
    "chosen": .flag(\.isChosen),
  ]
}
