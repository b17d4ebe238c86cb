import Testing

@testable import TiffinCore

@Suite struct `A chosen password` {
  @Test(arguments: [
    "12 bananas", "correct horse battery staple", "пароль-на-кухню", "密码密码密码密码", "🍕🍕🍕🍕🍕🍕🍕🍕",
    "        ", "tiffin is my lunch", "\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", "línea\nnueva",
  ]) func `may contain any characters`(text: String) throws {
    let password = try Password(text, for: ["anna", "Anna Smith"])

    #expect(Array(password.text.utf8) == Array(text.utf8))
  }

  @Test func `keeps blanks at its ends and is not normalised`() throws {
    let composed = try Password(" caf\u{E9} au lait ", for: [])
    let decomposed = try Password(" cafe\u{301} au lait ", for: [])

    #expect(composed.text.utf8.first == 0x20)
    #expect(composed.text.utf8.last == 0x20)
    #expect(!composed.text.utf8.elementsEqual(decomposed.text.utf8))
  }

  @Test(arguments: ["", "a", "7 signs", "🍕🍕🍕🍕🍕🍕🍕", "café 12"]) func `has at least eight characters`(text: String) {
    #expect(throws: PasswordError.tooShort) { try Password(text, for: []) }
  }

  @Test func `is limited in Unicode scalars, not in letters or bytes`() throws {
    // Seven visible letters, one of them with a combining accent.
    _ = try Password("cafe\u{301} 12", for: [])
    let longest = String(repeating: "🍕", count: 128)

    #expect(try Password(longest, for: []).text.utf8.count == 512)
    #expect(throws: PasswordError.tooLong) { try Password(longest + "!", for: []) }
  }

  @Test func `cannot contain U+0000`() {
    #expect(throws: PasswordError.nullCharacter) { try Password("12 bananas\u{0}", for: []) }
  }

  @Test(arguments: [
    "password", "12345678", "Password1", "QWERTYUIOP", "jennifer", "iloveyou", "zxcvbnm,", "!qaz2wsx", "zzzzzzzzzz",
    "abcdefgh", "11111111",
  ]) func `cannot be a common password`(text: String) {
    #expect(throws: PasswordError.common) { try Password(text, for: []) }
  }

  @Test(arguments: ["password jennifer", "passwor", "assword", "\npassword", "zzzzzzzzzz zzzz", "0.00000000 00000000"])
  func `may contain a common password or be a part of it`(text: String) throws {
    #expect(!CommonPasswords.contain(text))
  }

  @Test(arguments: [
    "tiffin1234", "TiffinTiffin", "annasmith", "Anna Smith 1990", "anna.smith", "ANNAANNA", "annaanna1", "Ánna-1990",
    "strawberry", "Strawberry!!", "mx19mx19", "mx199999",
  ]) func `cannot be a name of the person, household or app with a few characters added`(text: String) {
    let context = ["anna", "Anna Smith", "The Strawberry Kitchen", "mx19"]

    #expect(throws: PasswordError.isName) { try Password(text, for: context) }
  }

  @Test(arguments: ["anna eats plums", "annasmithy", "tiffin4lunch", "1990tiffin", "!!!!!!!!", "73197319"])
  func `may contain a name among other words`(text: String) throws {
    _ = try Password(text, for: ["anna", "Anna Smith", "", " ", "!"])
  }

  @Test func `is hidden when it is printed`() throws {
    let password = try Password("12 bananas", for: [])
    var dumped = ""

    dump([password], to: &dumped)

    #expect("\(password) \([password])" == "Password [Password]")
    #expect(!dumped.contains("bananas"))
  }
}

@Suite struct `The filter of common passwords` {
  /// One entry of each source's list.
  @Test(arguments: ["blizzard1", "chrysanthemum", "Wednesday", "manchester", "lighthouse", "BUTTERFLY"])
  func `finds words and names`(text: String) {
    #expect(CommonPasswords.contain(text))
  }

  /// A sample of the two lists of 10,000, and the two entries that zxcvbn's list splits at their commas.
  @Test(arguments: [
    "!qaz2wsx", "0.0.0.000", "00112233", "01011980", "0147852369", "0192837465", "zxcvbnm,", "zxcvbnm,./", "ILOVEYOU",
  ])
  func `finds the most common passwords`(text: String) {
    #expect(CommonPasswords.contain(text))
  }

  /// The first, a middle and the last of the hundred thousand entries.
  @Test(arguments: ["password", "treetrun", "smokey24"])
  func `finds passwords that were breached often`(text: String) {
    #expect(CommonPasswords.contain(text))
  }

  @Test func `has few false positives`() {
    let found = (0..<20_000).count { CommonPasswords.contain("lunch \($0) tins") }

    #expect(found < 10)
  }
}
