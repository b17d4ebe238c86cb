import Testing

@testable import Localization

@Suite struct `Language tags` {
  /// RFC 4647, 3.4, table 3.
  @Test func `are shortened as in RFC 4647`() throws {
    let tag = try #require(LanguageTag("zh-Hant-CN-x-private1-private2"))

    #expect(
      tag.fallbacks == [
        "zh-Hant-CN-x-private1-private2", "zh-Hant-CN-x-private1", "zh-Hant-CN", "zh-Hant", "zh",
      ])
  }

  /// RFC 5646, 2.1.1.
  @Test(arguments: [("DE", "de"), ("mn-cYRL-mn", "mn-Cyrl-MN"), ("zh-hans", "zh-Hans"), ("PT-br", "pt-BR")])
  func `have a usual case`(_ typed: String, _ usual: String) {
    #expect(LanguageTag(typed)?.text == usual)
  }

  @Test(arguments: ["", "d", "de-", "-de", "de_DE", "de--DE", "abcdefghi", "d1", "dé", "../de", "de.po"])
  func `that are malformed are refused`(_ text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(arguments: [("ar", true), ("fa-IR", true), ("he", true), ("az-Arab", true), ("ar-Latn", false), ("de", false)])
  func `tell the direction of writing`(_ text: String, _ isRightToLeft: Bool) {
    #expect(LanguageTag(text)?.isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("de-CH, en;q=0.8", "de"),
    ("fr-CH, fr;q=0.9, de;q=0.8", "de"),
    ("en;q=0.2, pt;q=0.8", "pt-BR"),
    ("pt-PT", "pt-BR"),
    ("zh-CN", "zh-Hans"),
    ("DE-at", "de"),
    ("*", nil),
    ("de;q=0, ar", "ar"),
    ("en-GB, de;q=0.9", "en"),
    ("xx, yy;q=0.5", nil),
    ("", nil),
    ("de;q=nonsense, ar;q=0.1", "ar"),
    (";;,,;q=", nil),
  ]) func `are looked up by a browser’s languages`(_ header: String, _ found: String?) {
    let available = ["en", "ar", "de", "pt-BR", "zh-Hans"].compactMap(LanguageTag.init)

    #expect(LanguageTag.lookUp(header, among: available)?.text == found)
  }
}
