extension Links {
  var settings: String { path("settings") }

  /// The settings after something was saved, brought to the part that it was in.
  func settings(saved part: SettingsPart?) -> String {
    let query = [(name: "saved", value: part?.rawValue ?? "yes")]
    return path("settings", query: query) + (part.map { "#\($0.rawValue)" } ?? "")
  }
}
