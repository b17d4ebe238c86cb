import Templating
import TiffinCore

/// The items to buy for today and the plan of the next days, shown next to today's diary on wide screens, for the
/// template `diary/side`.
struct DaySideView: View {
  let planned: [UneatenEntry]
  let items: [ItemToBuy]
  let place: DayContext

  /// Creates the part; nil on days other than today, or if nothing is planned.
  init?(_ day: DiaryDayPage, at place: DayContext) {
    guard place.isToday else { return nil }
    planned = Array((day.planned + day.coming).prefix(5))
    guard !planned.isEmpty else { return nil }
    var seen: Set<GroceryItem.ID> = []
    items = Array(day.planned.flatMap(\.toBuy).filter { seen.insert($0.id).inserted }.prefix(6))
    self.place = place
  }

  static let fields: Fields<DaySideView> = [
    "buys": .flag { !$0.items.isEmpty },
    "items": .list { view in view.items.map { DayGroceryItemView(item: $0, place: view.place) } },
    "planned": .list { view in view.planned.map { UpcomingEntryView(planned: $0, place: view.place) } },
    "list": .text { MealListLocation(day: $0.place.day).text },
  ]
}

/// An item to buy.
struct DayGroceryItemView: View {
  let item: ItemToBuy
  let place: DayContext

  static let fields: Fields<DayGroceryItemView> = [
    "name": .text(\.item.name.shown),
    "href": .text { $0.place.links.groceries(nil, at: $0.item.id) },
    "toggle": .text { $0.place.links.grocery($0.item.id, "toggle") },
  ]
}

/// A planned entry of today or of the next days.
struct UpcomingEntryView: View {
  let planned: UneatenEntry
  let place: DayContext

  private var row: DayPlannedEntryView { DayPlannedEntryView(planned: planned, place: place) }

  static let fields: Fields<UpcomingEntryView> = [
    "name": .text(\.planned.entry.name.text),
    "href": .text(\.row.recipe),
    "picture": .text(\.row.picture),
    "letter": .letter(\.planned.entry.name.text),
    "tint": .tint(\.planned.entry.name.text),
    "day": .text { $0.place.format.title($0.planned.entry.day) },
    "slot": .text { $0.planned.category.isBlank ? nil : $0.planned.category.name },
  ]
}
