extension Links {
  var settings: String { path("settings") }

  /// The settings page after saving, scrolled to the part that was saved.
  func settings(saved part: SettingsPart?) -> String {
    let query = [(name: "saved", value: part?.rawValue ?? "yes")]
    return path("settings", query: query) + (part.map { "#\($0.rawValue)" } ?? "")
  }

  /// The settings page after a change to the calendar.
  func settings(_ news: CalendarNews) -> String {
    path("settings", query: [("saved", news.rawValue)]) + "#\(SettingsPart.reminders.rawValue)"
  }
}

/// A change to the calendar's address.
enum CalendarNews: String, Sendable {
  case opened, renewed, closed

  var said: String {
    switch self {
    case .opened: "Your calendar has an address now."
    case .renewed: "Your calendar has a new address. The old one leads nowhere any more: subscribe to the new one."
    case .closed: "Your calendar is closed: its address leads nowhere any more, and nothing reminds you."
    }
  }
}
