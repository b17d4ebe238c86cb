import Testing

@testable import TiffinCore

@Suite struct `A CBOR reader` {
  /// RFC 8949, appendix A, as far as the kinds are read.
  @Test(
    arguments: [
      ("00", .integer(0)), ("17", .integer(23)), ("1818", .integer(24)), ("1903e8", .integer(1000)),
      ("1a000f4240", .integer(1_000_000)), ("1b000000e8d4a51000", .integer(1_000_000_000_000)), ("20", .integer(-1)),
      ("3863", .integer(-100)), ("3903e7", .integer(-1000)), ("f4", .bool(false)), ("f5", .bool(true)), ("f6", .null),
      ("40", .bytes([])), ("4401020304", .bytes([1, 2, 3, 4])), ("60", .text("")), ("6449455446", .text("IETF")),
      ("62225c", .text("\"\\")), ("62c3bc", .text("ü")), ("63e6b0b4", .text("水")), ("64f0908591", .text("𐅑")),
      ("80", .array([])), ("83010203", .array([.integer(1), .integer(2), .integer(3)])),
      (
        "8301820203820405",
        .array([.integer(1), .array([.integer(2), .integer(3)]), .array([.integer(4), .integer(5)])])
      ),
      ("a0", .map([:])), ("a201020304", .map([.integer(1): .integer(2), .integer(3): .integer(4)])),
      ("a26161016162820203", .map([.text("a"): .integer(1), .text("b"): .array([.integer(2), .integer(3)])])),
      // Longer than it need be.
      ("1800", .integer(0)),
    ] as [(String, CBORValue)])
  func `reads the example values of the standard that it supports`(digits: String, value: CBORValue) throws {
    #expect(try CBORReader.value(of: Hex.bytes(digits)[...]) == value)
  }

  /// RFC 8949, appendix A too, and invalid data.
  @Test(arguments: [
    "", "18", "1b", "1bffffffffffffffff", "3bffffffffffffffff", "c249010000000000000000", "f90000", "fa47c35000",
    "fb3ff199999999999a", "f7", "f0", "f8ff", "c11a514b67b0", "5f42010243030405ff", "7f657374726561646d696e67ff",
    "9fff", "bf61610161629f0203ffff", "1c", "5c", "ff", "4401", "61", "61ff", "8201", "9b7fffffffffffffff", "a101",
    "a1f401", "a14001", "a201020103", "a2616101616102", "0000",
  ])
  func `refuses malformed and unsupported values`(digits: String) {
    #expect(throws: CBORError.self) { try CBORReader.value(of: Hex.bytes(digits)[...]) }
  }

  @Test func `reads at most four levels and 64 KiB`() throws {
    #expect(throws: Never.self) { try CBORReader.value(of: [0x81, 0x81, 0x81, 0x81, 0x00]) }
    #expect(throws: CBORError.tooDeep) { try CBORReader.value(of: [0x81, 0x81, 0x81, 0x81, 0x81, 0x00]) }
    #expect(throws: CBORError.tooLong) { try CBORReader.value(of: [UInt8](repeating: 0, count: 65_537)[...]) }
  }

  @Test func `finds the end of a value`() throws {
    let (value, count) = try CBORReader.prefix(of: [9, 0x82, 0x01, 0x02, 0x03][1...])

    #expect(value == .array([.integer(1), .integer(2)]) && count == 3)
  }
}
