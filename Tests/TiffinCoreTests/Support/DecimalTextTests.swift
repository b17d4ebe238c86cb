import Testing
import TiffinCore

@Suite struct `A number in a form` {
  @Test(arguments: [
    ("0", 0), ("12", 12_000), ("12.5", 12_500), ("12,5", 12_500), (" 7 ", 7_000), ("\u{A0}7\t", 7_000), (".5", 500),
    (",5", 500), ("5.", 5_000), ("007", 7_000), ("1.2345", 1_235), ("1.2344", 1_234), ("0.0004", 0), ("0.0005", 1),
    ("1.2340", 1_234), ("1234.567", 1_234_567), ("999999999", 999_999_999_000), ("000000000000001", 1_000),
    ("1.99999999999999999999", 2_000),
  ]) func `is rounded to the nearest milligram`(typed: String, expected: Int) throws {
    let milligrams = try DecimalText.parse(typed, decimals: 3)

    #expect(milligrams == expected)
  }

  @Test(arguments: [
    ("1/2", 500), ("½", 500), ("1 1/2", 1_500), ("1½", 1_500), ("2\u{A0}⅓", 2_333), ("3/4", 750), ("2⁄3", 667),
    ("1 000", 1_000_000), ("1\u{202F}234,5", 1_234_500), ("1'234", 1_234_000), ("1’234.5", 1_234_500),
    ("1,234.5", 1_234_500), ("1.234,5", 1_234_500), ("1.234.567", 1_234_567_000), ("12,345,678.9", 12_345_678_900),
  ]) func `may be a fraction or have grouped thousands`(typed: String, expected: Int) throws {
    #expect(try DecimalText.parse(typed, decimals: 3) == expected)
  }

  @Test(arguments: [
    ("1,234", 0, 100_000, 1_234), ("1.000", 0, 100_000, 1_000), ("1.250", 2, 1_000_000, 125_000),
    ("58.125", 3, 10_000, 58_125), ("72,500", 3, 300, 72_500), ("1.750", 3, 3, 1_750), ("2,000", 0, 1_000, 2),
  ]) func `with three digits after a separator is read in the way that fits the field`(
    typed: String, decimals: Int, most: Int, expected: Int
  ) throws {
    #expect(try DecimalText.parse(typed, decimals: decimals, most: most) == expected)
  }

  @Test(arguments: [("1,234", 3, 10_000, "1234"), ("45.125", 0, 100_000, "45125"), ("12.346", 2, 10_000_000, "12346")])
  func `is refused if both readings fit the field`(typed: String, decimals: Int, most: Int, digits: String) {
    #expect(throws: DecimalError.grouped(digits: digits)) {
      try DecimalText.parse(typed, decimals: decimals, most: most)
    }
  }

  @Test(arguments: [("5.5", 6), ("5,4", 5), ("0.4996", 0), ("0,49999", 0), ("12", 12), ("0.500000", 1)])
  func `is rounded once if only whole numbers are stored`(typed: String, expected: Int) throws {
    let whole = try DecimalText.parse(typed, decimals: 0)

    #expect(whole == expected)
  }

  @Test(arguments: [("1,234", "1234"), ("1.234", "1234"), ("12.345", "12345"), ("100,000", "100000")])
  func `with three digits after a separator is refused with a suggestion`(typed: String, digits: String) {
    #expect(throws: DecimalError.grouped(digits: digits)) { try DecimalText.parse(typed, decimals: 3) }
  }

  @Test(arguments: [("3.125", 3_125), ("12.345", 12_345), ("0.125", 125), ("3.12", 3_120), ("3,12", 3_120)])
  func `may have three digits after a point if numbers have three decimals`(typed: String, expected: Int) throws {
    let thousandths = try DecimalText.parse(typed, decimals: 3, isPointDecimal: true)
    let text = DecimalText.text(of: expected, decimals: 3, isPointDecimal: true)

    #expect(thousandths == expected)
    #expect(try DecimalText.parse(text, decimals: 3, isPointDecimal: true) == expected)
  }

  @Test func `with three digits after a comma is refused even if numbers have three decimals`() {
    #expect(throws: DecimalError.grouped(digits: "3125")) {
      try DecimalText.parse("3,125", decimals: 3, isPointDecimal: true)
    }
  }

  @Test(arguments: ["1,23,4.5", "1.2.3", "1.234,5.6", "1..2", "1,,2"])
  func `with misplaced separators is refused`(typed: String) {
    #expect(throws: DecimalError.grouped(digits: nil)) { try DecimalText.parse(typed, decimals: 3) }
  }

  @Test(arguments: [("0,125", 125), ("0.125", 125), (".125", 125), ("00.125", 125)])
  func `with a leading zero has decimals, not thousands`(typed: String, expected: Int) throws {
    let milligrams = try DecimalText.parse(typed, decimals: 3)

    #expect(milligrams == expected)
  }

  @Test(arguments: [
    "+1", "1e3", "1E3", "0x10", "nan", "NaN", "inf", "infinity", "1 00", "1'0", "jkl", "12g", ".", ",", "١٢",
    "１２", "1_000", "1/0", "1/", "1 2", "1\u{301}", "--", "1;", "\0", "-", "-x", "1-",
  ]) func `is refused if it is not a plain number`(typed: String) {
    #expect(throws: DecimalError.notANumber) { try DecimalText.parse(typed, decimals: 3) }
  }

  @Test(arguments: ["-1", "-5.5", " -1 ", "\u{2212}1", "-.5", "-1,234"])
  func `below zero is refused as negative`(typed: String) {
    #expect(throws: DecimalError.negative) { try DecimalText.parse(typed, decimals: 3) }
  }

  @Test(arguments: [("58 g", 58_000), ("58g", 58_000), (" 5,5 G ", 5_500), ("58\u{A0}g", 58_000), ("58", 58_000)])
  func `may be followed by its unit`(typed: String, expected: Int) throws {
    #expect(try DecimalText.parse(typed, decimals: 3, unit: "g") == expected)
  }

  @Test(arguments: ["g", "58 kg", "58 mg", "58 gg", "g 58", "58 g 2", "58 kcal", "58 ğ"])
  func `with another unit, or only a unit, is refused`(typed: String) {
    #expect(throws: DecimalError.notANumber) { try DecimalText.parse(typed, decimals: 3, unit: "g") }
  }

  @Test(arguments: ["", " ", "\t\n", "\u{A0}"]) func `is reported as empty if nothing was typed`(typed: String) {
    #expect(throws: DecimalError.empty) { try DecimalText.parse(typed, decimals: 3) }
  }

  @Test(arguments: [
    "1000000000", "99999999999999999999999999999", "1e".replacing("e", with: String(repeating: "0", count: 400)),
  ])
  func `is refused if it is too large`(typed: String) {
    #expect(throws: DecimalError.tooLarge) { try DecimalText.parse(typed, decimals: 3) }
  }

  @Test func `is read back from the text written into a form`() throws {
    for milligrams in Array(0...3_000) + [9_999_999, 10_000_000, 1_234_500, 1_234_567] {
      let text = DecimalText.text(of: milligrams, decimals: 3)

      #expect(try DecimalText.parse(text, decimals: 3) == milligrams, "\(text)")
    }
  }

  @Test(arguments: [(0, "0"), (12_000, "12"), (12_500, "12.5"), (1_234, "1.2340"), (125, "0.125"), (50, "0.05")])
  func `is written without trailing zeros, unless it would look like thousands`(milligrams: Int, expected: String) {
    #expect(DecimalText.text(of: milligrams, decimals: 3) == expected)
  }
}
