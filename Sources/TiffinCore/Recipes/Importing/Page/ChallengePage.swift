/// Recognition of bot challenges, which a site sends instead of the requested page, such as "Just a moment…" or "Are
/// you a robot?".
public enum ChallengePage {
  /// The number of bytes of a page that are examined.
  private static let limit = 200_000

  /// Returns true if a page is a challenge or a refusal for bots.
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

  /// Texts in the scripts of bot challenges.
  private static let marks = [
    "captcha-delivery.com", "_Incapsula_Resource", "px-captcha", "geo.captcha",
    "awsWafCookieDomainList",
  ]
}

extension [UInt8] {
  /// Returns true if the bytes contain an ASCII text.
  fileprivate func holds(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }
}
