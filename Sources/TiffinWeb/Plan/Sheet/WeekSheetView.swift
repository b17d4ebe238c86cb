import QRCodes
import Templating
import TiffinCore

/// A week of the plan and the grocery list on a sheet of paper, for the template `plan/week-sheet`.
struct WeekSheetView: PageView {
  static let template = "plan/week-sheet"

  private let days: [WeekSheetDayView]
  private let list: GroceryList
  private let place: PlanContext

  /// Creates the sheet.
  ///
  /// - Parameter origin: The origin for the addresses in the QR codes; nil to leave the codes out.
  init(_ week: PlanWeek, _ list: GroceryList, at place: PlanContext, origin: Origin?) {
    (self.list, self.place) = (list, place)
    days = week.days.map { WeekSheetDayView(day: $0, place: place, origin: origin) }
  }

  static let fields: Fields<WeekSheetView> = [
    "span": .written { $0.place.writeSpan(to: &$1) },
    "back": .text { $0.place.links.plan($0.place.day) },
    "days": .list(\.days),
    "coded": .flag { $0.days.contains { $0.entries.contains { $0.code != nil } } },
    "aisles": .list { $0.list.toBuy.map(WeekSheetAisleView.init) },
    "atHome": .text(\.atHome),
  ]

  /// The names of the items that the household usually has at home, such as "Salt, Olive oil"; nil if there are none.
  private var atHome: String? {
    list.atHome.isEmpty ? nil : list.atHome.map(\.name.shown).joined(separator: ", ")
  }
}

/// A day of the sheet.
struct WeekSheetDayView: View {
  let date: String
  let entries: [WeekSheetEntryView]

  init(day: PlanDay, place: PlanContext, origin: Origin?) {
    date = place.format.date(day.day)
    entries = day.entries.map { WeekSheetEntryView($0, place.links, origin: origin) }
  }

  static let fields: Fields<WeekSheetDayView> = [
    "date": .text(\.date),
    "entries": .list(\.entries),
  ]
}

/// A planned dish on the sheet.
struct WeekSheetEntryView: View {
  private let entry: PlanEntry
  /// The QR code of the page on which a dinner is marked as eaten, moved or removed; nil for other meals, without an
  /// origin, and if it cannot be drawn.
  let code: QRCode?

  init(_ entry: PlanEntry, _ links: Links, origin: Origin?) {
    self.entry = entry
    code =
      entry.category == .dinner ? origin.flatMap { QRCode($0.text + links.plan(entry.day, changing: entry.id)) } : nil
  }

  static let fields: Fields<WeekSheetEntryView> = [
    "name": .text(\.entry.name.text),
    "slot": .text { $0.entry.slot?.name },
    "servings": .text { $0.entry.recipe == nil ? nil : $0.entry.servings.label },
    "code": .view(\.code),
  ]
}

/// An aisle of the grocery list on the sheet.
struct WeekSheetAisleView: View {
  /// The name; nil if there are no aisles.
  let name: String?
  let items: [GroceryItem]

  static let fields: Fields<WeekSheetAisleView> = [
    "called": .text(\.name),
    "items": .list { $0.items.map(WeekSheetItemView.init) },
  ]
}

/// An item to buy on the sheet.
struct WeekSheetItemView: View {
  let item: GroceryItem

  static let fields: Fields<WeekSheetItemView> = [
    "name": .text(\.item.name.shown),
    "about": .text { $0.item.details.isEmpty ? nil : $0.item.details.joined(separator: ", ") },
  ]
}
