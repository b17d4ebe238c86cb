/// A readable name of a browser and its operating system, derived from the user agent.
enum DeviceName {
  /// Returns a name such as "Firefox, Android"; "Unknown device" if nothing is recognised.
  static func of(_ userAgent: String) -> String {
    let known = [browsers, systems].compactMap { names -> String? in
      names.first { userAgent.utf8.holds($0.sign) }?.name
    }
    return known.isEmpty ? "Unknown device" : known.joined(separator: ", ")
  }

  /// The browsers, the most specific ones first, because their user agents also name other browsers.
  private static let browsers: [(sign: String, name: String)] = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Chromium", "Chromium"), ("Safari", "Safari"),
    ("curl", "curl"),
  ]

  private static let systems: [(sign: String, name: String)] = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
    ("Macintosh", "Mac"), ("CrOS", "ChromeOS"), ("Linux", "Linux"),
  ]
}

extension String.UTF8View {
  /// Returns true if the view contains the bytes of a text.
  fileprivate func holds(_ text: String) -> Bool {
    indices.contains { self[$0...].starts(with: text.utf8) }
  }
}
