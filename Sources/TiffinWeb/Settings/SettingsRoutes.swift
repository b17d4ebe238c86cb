extension RouteTable {
  /// The routes of the settings of a person and of their household.
  static let settings = RouteTable { site in
    site.page("/settings", SettingsView.self) { SettingsController($0).index }
    site.page("/settings/{part}", SettingsView.self) { SettingsController($0).show }
    site.post(typed: "/settings/{part}", shows: SettingsView.self) { GoalHelperController($0).calculate }
    site.post(typed: "/settings", shows: SettingsView.self, SettingsConflictView.self) { SettingsController($0).save }
    site.post("/plan/calendar", shows: SettingsView.self) { CalendarLinkController($0).renew }
    site.post("/plan/calendar/close") { CalendarLinkController($0).close }
  }
}
