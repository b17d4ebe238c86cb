/// A page that a site sends to programs instead of what was asked for: "Just a moment…", "Are you a robot?".
public enum ChallengePage {
  /// The most bytes of such a page that are looked at.
  private static let limit = 200_000

  /// Returns true for a page that wants to know whether a person reads it, or says that none may.
  public static func isOne(_ page: [UInt8]) -> Bool {
    let page = Array(page.prefix(limit))
    let title = Words.of(JSONLDBlocks(page).head.name ?? "").joined(separator: " ")
    return titles.contains { title == $0 || $0.contains(" ") && title.hasPrefix("\($0) ") }
      || marks.contains { page.holds($0) }
  }

  private static let titles = [
    "just a moment", "attention required", "access denied", "are you a robot", "are you human", "robot or human",
    "verify you are human", "verifying you are human", "checking your browser", "security check", "ddos guard",
    "pardon our interruption", "403 forbidden", "forbidden", "request blocked", "blocked", "bot verification",
    "human verification", "captcha", "client challenge", "one more step", "un momento", "einen moment",
    "nur einen moment", "un instant",
  ]

  /// Addresses of the programs that ask.
  private static let marks = [
    "captcha-delivery.com", "_Incapsula_Resource", "px-captcha", "geo.captcha",
    "awsWafCookieDomainList",
  ]
}

extension [UInt8] {
  /// Returns true if a text of ASCII is somewhere in it.
  fileprivate func holds(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }
}
