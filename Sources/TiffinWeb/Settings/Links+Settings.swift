import Localization
import TiffinCore

extension Links {
  var settings: String { path("settings") }

  /// The address of the server's page for its owner.
  var server: String { path("settings", "server") }

  /// The address that downloads a backup.
  var serverBackup: String { path("settings", "server", "backup") }

  /// Returns the address of a part of the settings. The names of parts need no encoding.
  func settings(_ part: SettingsPart) -> String { settings + "/" + part.rawValue }

  /// Returns the address of the part with the number of people, after it was changed for planned meals too.
  ///
  /// - Parameter before: The previous number; nil if none was chosen.
  func settings(afterChanging entries: PlanEntryIDs, cookedFor before: Servings?) -> String {
    path(
      ["settings", SettingsPart.cooking.rawValue],
      query: [
        ("saved", CookingSettingsView.savedForPlan), ("changed", entries.text),
        ("before", before.map { String($0.count) } ?? ""),
      ])
  }

  /// Returns the address of a part that was just saved, or of the index.
  func settings(saved part: SettingsPart?) -> String {
    let query = [(name: "saved", value: part?.rawValue ?? "yes")]
    return path(["settings"] + (part.map { [$0.rawValue] } ?? []), query: query)
  }

  /// Returns the address of the reminders after a change of the calendar's address.
  func settings(_ news: CalendarLinkAction) -> String {
    path(["settings", SettingsPart.reminders.rawValue], query: [("saved", news.rawValue)])
  }
}

/// A change of the calendar's address.
enum CalendarLinkAction: String, Sendable {
  case opened, renewed, closed

  var said: Message {
    switch self {
    case .opened: Message("Calendar link created.")
    case .renewed: Message("New calendar link created. Subscribe again; the old one no longer works.")
    case .closed: Message("Calendar link revoked. Reminders are off.")
    }
  }
}
