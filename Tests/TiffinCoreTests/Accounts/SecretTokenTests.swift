import Testing

@testable import TiffinCore

@Suite struct `A secret token` {
  @Test func `is different each time`() {
    let texts = Set((0..<1_000).map { _ in SecretToken.random().text })

    #expect(texts.count == 1_000)
  }

  @Test func `is written in 43 characters and read back from them`() throws {
    let token = SecretToken.random()

    let again = try #require(SecretToken(token.text))

    #expect(token.text.utf8.count == 43)
    #expect(token.text.wholeMatch(of: /[A-Za-z0-9_-]{43}/) != nil)
    #expect(again.text == token.text)
  }

  @Test(arguments: [
    "", "A", String(repeating: "A", count: 42), String(repeating: "A", count: 44),
    String(repeating: "A", count: 43) + "=", String(repeating: "A", count: 42) + "+",
    String(repeating: "A", count: 42) + "/", String(repeating: "A", count: 42) + "é",
    String(repeating: "A", count: 42) + "\u{0}",
    " " + String(repeating: "A", count: 43), String(repeating: "A", count: 43) + "\n",
    String(repeating: "A", count: 21) + "\n" + String(repeating: "A", count: 21),
    // Two excess bits in the last character: another text for an existing token.
    String(repeating: "A", count: 42) + "B",
  ]) func `is refused if its text has another length, other characters or excess bits`(text: String) {
    #expect(SecretToken(text) == nil)
  }

  @Test func `is stored as the SHA-256 of its bytes`() throws {
    let zeros = try #require(SecretToken(String(repeating: "A", count: 43)))

    // sha256sum of 32 zero bytes.
    #expect(zeros.hash == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925")
  }

  @Test func `derives a different secret for each purpose`() throws {
    let token = SecretToken.random()
    let other = SecretToken.random()

    let codes = ["a form", "a link", ""].map(token.derived)

    #expect(Set(codes + [other.derived("a form")]).count == 4)
    #expect(codes.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_-]{22}/) != nil })
    #expect(try #require(SecretToken(token.text)).derived("a form") == codes[0])
  }

  @Test func `derives secrets with keyed BLAKE2b`() throws {
    let zeros = try #require(SecretToken(String(repeating: "A", count: 43)))

    // python3: hashlib.blake2b(b"form", key=bytes(32), digest_size=16)
    #expect(zeros.derived("form") == "9ddPnPRhPlFKyprSaE5SfA")
  }

  @Test func `is compared byte for byte`() {
    #expect(SecretToken.isEqual("secret", "secret"))
    #expect(SecretToken.isEqual("", ""))
    #expect(!SecretToken.isEqual("secret", "secreT"))
    #expect(!SecretToken.isEqual("secret", "secret "))
    #expect(!SecretToken.isEqual("\u{E9}", "e\u{301}"))
  }

  @Test func `is hidden when it is printed`() {
    let token = SecretToken.random()
    var dumped = ""

    dump([token], to: &dumped)

    #expect("\(token) \([token]) \(String(reflecting: token))" == "SecretToken [SecretToken] SecretToken")
    #expect(!dumped.contains("UInt8") && !dumped.contains(token.text))
  }
}
