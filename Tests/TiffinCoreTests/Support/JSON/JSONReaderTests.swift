import Testing

@testable import TiffinCore

@Suite struct `JSON input` {
  @Test(
    arguments: [
      ("null", .null), (" true ", .bool(true)), ("\r\n\tfalse", .bool(false)), ("0", .number("0")),
      ("-12.50e+3", .number("-12.50e+3")), ("\"\"", .string("")), ("[]", .array([])), ("{}", .object([:])),
      ("[ 1 , \"a\" , [ ] , {} ]", .array([.number("1"), .string("a"), .array([]), .object([:])])),
      (#"{"a":{"b":[null]},"":1}"#, .object(["a": .object(["b": .array([.null])]), "": .number("1")])),
      ("\u{FEFF}[]", .array([])),
    ] as [(String, JSONValue)])
  func `is read as its value`(text: String, value: JSONValue) throws {
    #expect(try JSONReader.value(of: Array(text.utf8)) == value)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u00BD""#, "é½"), (#""\ud83c\udf55""#, "🍕"),
    (#""\u0000""#, "\0"), ("\"é½🍕\"", "é½🍕"),
  ])
  func `is read with its escapes decoded`(text: String, expected: String) throws {
    #expect(try JSONReader.value(of: Array(text.utf8)).text == expected)
  }

  @Test(arguments: [
    ("\"two\nlines\tand\u{1}\"", "two\nlines\tand\u{1}"), (#""cut \ud83c""#, "cut \u{FFFD}"),
    (#""\udf55\ud83c\u0041""#, "\u{FFFD}\u{FFFD}A"), (#""\ud83c\n""#, "\u{FFFD}\n"),
    (#""cook\'s""#, "cook's"),
  ])
  func `may have unescaped characters in strings`(text: String, expected: String) throws {
    #expect(try JSONReader.value(of: Array(text.utf8)).text == expected)
  }

  @Test func `may have trailing commas and repeated names`() throws {
    #expect(try JSONReader.value(of: Array("[1,2,]".utf8)) == .array([.number("1"), .number("2")]))
    #expect(try JSONReader.value(of: Array(#"{"a":1,"a":2,}"#.utf8)) == .object(["a": .number("2")]))
  }

  @Test func `may have bytes that are not UTF-8`() throws {
    let bytes: [UInt8] = [0x22, 0x61, 0xFF, 0x62, 0x22]

    #expect(try JSONReader.value(of: bytes).text == "a\u{FFFD}b")
  }

  @Test(arguments: [
    "", " ", "[", "{", "[1", "[1 2]", "[,]", "[1,,2]", "{1:2}", "{\"a\"}", "{\"a\":}", "{\"a\" 1}", "\"", "\"\\",
    "\"\\x\"", "\"\\u12\"", "\"\\u+123\"", "tru", "nul", "True", "+1", "0x10", "nan", "NaN", "Infinity", "1 2", "[1];",
    "]", "}", "-", ".", "e5", "1e", "<html>", "'a'", "\u{FEFF}", "[1}", "{\"a\":1]",
  ])
  func `is refused if it is malformed`(text: String) {
    let error = #expect(throws: JSONError.self) { try JSONReader.value(of: Array(text.utf8)) }

    if case .malformed(let index) = error { #expect((0...text.utf8.count).contains(index)) } else { Issue.record() }
  }

  @Test func `is refused if it is nested too deeply`() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)

    #expect(throws: Never.self) { try JSONReader.value(of: Array(deepest.utf8)) }
    #expect(throws: JSONError.tooDeep) { try JSONReader.value(of: Array("[\(deepest)]".utf8)) }
    for opening in ["[", "{\"a\":", "[{\"a\":"] {
      let bomb = String(repeating: opening, count: 2_000_000 / opening.utf8.count)
      #expect(throws: JSONError.tooDeep) { try JSONReader.value(of: Array(bomb.utf8)) }
    }
  }

  @Test func `is refused if it has too many values`() throws {
    let most = "[" + String(repeating: "1,", count: 99_999) + "]"

    #expect(try JSONReader.value(of: Array(most.utf8)).elements.count == 99_999)
    #expect(throws: JSONError.tooManyValues) { try JSONReader.value(of: Array("[\(most)]".utf8)) }
  }

  @Test func `with 2 MB in one string is read`() throws {
    let text = String(repeating: "é\\n", count: 500_000)

    #expect(try JSONReader.value(of: Array("\"\(text)\"".utf8)).text?.utf8.count == 1_500_000)
  }
}
