import Templating
import TiffinCore

/// The calendar's address and its reminders, for the template `settings/reminders`.
struct RemindersSettingsView: View {
  let page: SettingsView

  static let fields: Fields<RemindersSettingsView> = [
    "on": .flag { $0.page.isOn("notifications", $0.page.stored.isReminded) },
    "cook": .view { $0.page.field("cook_time", $0.page.stored.cooksAt.iso) },
    "open": .flag { $0.page.page.calendar != nil },
    "address": .text(\.page.calendar),
    "made": .text { part in part.page.calendarMade.map { part.page.format.day($0) } },
  ]

  static func read(_ reader: inout SettingsFormReader) throws(HTTPRefusal) {
    try reader.apply(box: "notifications", of: .reminders) { $0.isReminded = $1 }
    try reader.apply("cook_time", as: LocalTime.init(typed:)) { $0.cooksAt = $1 }
  }
}
