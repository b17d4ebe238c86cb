import Testing

@testable import TiffinCore

@Suite struct `An authenticator's code` {
  private static let secret = AuthenticatorSecret(bytes: Array("12345678901234567890".utf8))

  /// RFC 6238, appendix B, the last six of its eight digits.
  @Test(arguments: [
    (59, "287082"), (1_111_111_109, "081804"), (1_111_111_111, "050471"), (1_234_567_890, "005924"),
    (2_000_000_000, "279037"), (20_000_000_000, "353130"),
  ]) func `matches RFC 6238`(time: Int, code: String) throws {
    #expect(Self.secret.code(at: time / 30) == code)
    #expect(Self.secret.step(of: code, at: time) == time / 30)
  }

  /// RFC 4226, appendix D.
  @Test func `matches RFC 4226`() {
    let codes = [
      "755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489",
    ]

    #expect((0..<10).map(Self.secret.code) == codes)
  }

  @Test(arguments: [(-31, false), (-30, true), (0, true), (29, true), (59, true), (60, false)])
  func `is accepted for 30 seconds before and after its own period`(seconds: Int, isRight: Bool) {
    // The code of the half minute that begins at 1,111,111,110.
    #expect((Self.secret.step(of: "050471", at: 1_111_111_110 + seconds) != nil) == isRight)
  }

  @Test(arguments: ["", "05047", "0504710", "abcdef", "000000", "050 471", "٠٥٠٤٧١"])
  func `is refused if it is not six ASCII digits or not the current code`(typed: String) {
    #expect(Self.secret.step(of: typed, at: 1_111_111_111) == nil)
  }

  /// RFC 4648: base32 of those 20 bytes, as `printf 12345678901234567890 | base32` has it.
  @Test func `comes from a secret that is written in base32 and hidden when it is printed`() {
    #expect(Self.secret.text == "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ")
    #expect(AuthenticatorSecret.random() != AuthenticatorSecret.random())
    #expect(!"\(Self.secret)".contains("123") && Mirror(reflecting: Self.secret).children.isEmpty)
  }
}

@Suite struct `A recovery code` {
  @Test func `is one of ten different codes without ambiguous characters`() {
    let codes = RecoveryCode.new()

    #expect(Set(codes.map(\.text)).count == 10)
    #expect(codes.allSatisfy { $0.text.wholeMatch(of: /[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}/) != nil })
    #expect(codes.allSatisfy { RecoveryCode($0.text) == $0 })
  }

  @Test(arguments: [
    "4FQ7-9TKM", "4fq79tkm", " 4fq7 9tkm ", "4fq7-9tkm\n", "\u{a0}4fq7–9tkm\u{200b}", "4fq7\u{2003}9tkm",
  ])
  func `is read in any case, with or without a hyphen, and with spaces`(typed: String) {
    #expect(RecoveryCode(typed)?.text == "4fq7-9tkm")
  }

  @Test(arguments: [
    "", "123456", "4fq7-9tk", "4fq7-9tkmm", "4fq7-9tk1", "4fq7-9tkö", String(repeating: "4", count: 99),
  ])
  func `is refused if it has another length or other characters`(typed: String) {
    #expect(RecoveryCode(typed) == nil)
  }
}
