import Testing

@testable import TiffinCore

@Suite struct `A barcode` {
  // GS1's own examples, and packets at hand.
  @Test(arguments: ["6291041500213", "5449000000996", "036000291452", "40822938", "73513537", "10012345678902"])
  func `is read with all its digits`(digits: String) throws {
    #expect(try Barcode(digits).digits == digits)
  }

  @Test(arguments: ["5 449000 000996", " 5449000-000996 ", "5449000\u{A0}000996"])
  func `may be typed with blanks and hyphens`(typed: String) throws {
    #expect(try Barcode(typed).digits == "5449000000996")
  }

  @Test(arguments: [
    ("", BarcodeError.empty), (" - ", .empty), ("54490000009a6", .notDigits), ("５４４９０００", .notDigits),
    ("123456", .length(6)), ("123456789012345", .length(15)), ("5449000000997", .checkDigit),
    ("5449000009096", .checkDigit), ("12345678", .checkDigit),
  ])
  func `is refused with a reason`(typed: String, reason: BarcodeError) {
    #expect(throws: reason) { try Barcode(typed) }
  }

  // GS1 General Specifications, figure 5.2.2.4.2-2, and packets at hand.
  @Test(arguments: [
    ("01234133", "012300000413"), ("04252614", "042100005264"), ("06420680", "064206000080"),
  ])
  func `in UPC-E form is expanded to twelve digits`(short: String, long: String) throws {
    #expect(try Barcode(short).expanded == long)
    #expect(try Barcode(short).spellings.contains("0" + long))
  }

  @Test func `is equal with and without leading zeros`() throws {
    let spellings = try Barcode("036000291452").spellings

    #expect(spellings.contains("0036000291452") && spellings.contains("36000291452"))
    #expect(try Barcode("36000291452").spellings.contains("036000291452"))
  }
}
