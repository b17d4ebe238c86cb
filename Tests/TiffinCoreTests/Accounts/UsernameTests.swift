import Testing

@testable import TiffinCore

@Suite struct `A username` {
  @Test(arguments: ["maya", "Maya.O'Brien@example.org", "Ünïcødé", "梅雅", "a", String(repeating: "x", count: 100)])
  func `may be any word of 1 to 100 characters`(text: String) throws {
    #expect(try Username(text).text == text)
  }

  @Test(arguments: [
    ("", UsernameError.empty), (String(repeating: "x", count: 101), .tooLong), ("a b", .strangeCharacter),
    ("a\u{a0}b", .strangeCharacter), ("a\tb", .strangeCharacter), ("a\u{0}b", .strangeCharacter),
    ("a\u{200b}b", .strangeCharacter), ("a\u{202e}b", .strangeCharacter), ("\u{301}", .strangeCharacter),
    ("a\r\nb", .strangeCharacter),
  ])
  func `is refused with blanks or invisible characters inside, and if it is empty or too long`(
    text: String, error: UsernameError
  ) {
    #expect(throws: error) { try Username(text) }
  }

  @Test(arguments: [
    "maya ", " maya", "\u{a0}maya\u{a0}", "maya\t", "\u{3000}maya", "maya\u{200b}", "\u{200e}maya\u{feff}",
  ])
  func `is read without the blanks that a keyboard adds`(typed: String) throws {
    #expect(try Username(typed).text == "maya")
    #expect(Username.key(of: typed) == "maya")
  }

  @Test(arguments: [" ", "\u{a0}\u{200b}"]) func `is refused if it has only blanks`(typed: String) {
    #expect(throws: UsernameError.empty) { try Username(typed) }
  }

  @Test(arguments: [("maya", "MAYA"), ("José", "jose"), ("jos\u{e9}", "jose\u{301}"), ("straße", "STRASSE")])
  func `is equal if only case, accents or Unicode forms differ`(one: String, other: String) throws {
    #expect(try Username(one) == Username(other))
  }
}
