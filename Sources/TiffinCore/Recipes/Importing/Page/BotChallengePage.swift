/// Recognition of bot challenges, which a site sends instead of the requested page, such as "Just a moment…" or "Are
/// you a robot?".
public enum BotChallengePage {
  /// The maximum number of bytes of a page that are examined.
  private static let limit = 200_000

  /// Returns true if a page is a challenge or a refusal for bots.
  public static func isOne(_ page: [UInt8]) -> Bool {
    let page = Array(page.prefix(limit))
    let title = SearchWords.of(JSONLDBlocks(page).head.name ?? "").joined(separator: " ")
    return isChallenge(title) || marks.contains { page.holds($0) }
  }

  private static func isChallenge(_ title: String) -> Bool {
    if beginnings.contains(where: { title == $0 || title.hasPrefix("\($0) ") }) { return true }
    guard let name = names.first(where: { title == $0 || title.hasPrefix("\($0) ") }) else { return false }
    return SearchWords.of(String(title.dropFirst(name.count))).allSatisfy(polite.contains)
  }

  /// Beginnings of titles that no recipe has.
  private static let beginnings = [
    "attention required", "access denied", "are you a robot", "are you human", "robot or human", "verify you are human",
    "verifying you are human", "checking your browser", "pardon our interruption", "403 forbidden", "request blocked",
    "bot verification", "human verification",
  ]

  /// Whole titles that also begin names of recipes, such as "Un instant gourmand"; polite words may follow.
  private static let names = [
    "nur einen moment", "einen moment", "just a moment", "security check", "ddos guard", "forbidden", "blocked",
    "captcha", "client challenge", "one more step", "un momento", "un instant", "un moment", "um momento",
    "een moment", "ett ogonblick",
  ]
  private static let polite: Set<String> = [
    "please", "bitte", "s", "il", "vous", "plait", "svp", "por", "favor", "per", "favore", "alstublieft", "geduld",
    "cloudflare", "required", "error", "while", "we", "check", "your", "browser",
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
