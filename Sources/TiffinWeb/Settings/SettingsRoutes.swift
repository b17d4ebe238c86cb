extension Room {
  /// What a person, and a household, chose.
  static let settings = Room { site in
    site.get("/settings", shows: SettingsView.self) { SettingsController($0).show }
    site.post(typed: "/settings", shows: SettingsView.self) { SettingsController($0).save }
  }
}
