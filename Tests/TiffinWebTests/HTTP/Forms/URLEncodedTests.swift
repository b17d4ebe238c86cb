import TestSupport
import Testing

@testable import TiffinWeb

@Suite struct `URL-encoded forms` {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let input: String
    let output: [[String]]

    var testDescription: String { input.debugDescription }
  }

  static let file = "forms/urlencoded-parser-data.json"
  static let cases = (try? TestData.json(file, as: [Case].self)) ?? []

  @Test(.enabled(if: TestData.has(file), Comment(rawValue: TestData.missing)), arguments: cases)
  func `are parsed as in the URL standard's cases`(example: Case) throws {
    let fields = try FormData(query: Array(example.input.utf8)[...]).fields

    #expect(fields.map { [$0.name, $0.value] } == example.output)
  }

  @Test(.enabled(if: TestData.has(file), Comment(rawValue: TestData.missing)))
  func `have all 35 cases of the standard`() {
    #expect(Self.cases.count == 35)
  }

  @Test func `are parsed from a body`() throws {
    let form = try form("name=Caprese+salad&notes=50%25&notes2=")

    #expect(try form.text("name") == "Caprese salad")
    #expect(try form.text("notes") == "50%")
    #expect(try form.text("notes2") == "")
    #expect(try form.text("other") == nil)
  }

  @Test(arguments: ["name=%FF", "name=a%C3", "%C3=a", "name=%ED%A0%80", "name=%C0%80"])
  func `with bytes that are not UTF-8 are refused`(body: String) throws {
    let thrown = #expect(throws: HTTPRefusal.self) { try form(body) }

    #expect(thrown == .badRequest("This form contains text that is not UTF-8."))
  }

  @Test func `keep text as typed`() throws {
    let typed = " e\u{301}\u{202E}\r\n\t👩‍👩‍👧 \u{FEFF}"

    #expect(try form("name=" + PercentEncoding.encoded(typed)).text("name")?.utf8.elementsEqual(typed.utf8) == true)
  }

  @Test func `are refused if a single-value field comes twice`() throws {
    let form = try form("rating=4&tag=a&rating=5&tag=b")

    #expect(throws: HTTPRefusal.badRequest("The field “rating” was sent more than once.")) {
      try form.text("rating")
    }
    #expect(try form.all("tag") == ["a", "b"])
  }

  @Test func `are refused if a value has a NUL`() throws {
    let form = try form("name=a%00b")

    #expect(throws: HTTPRefusal.badRequest("The field “name” contains an invalid character.")) {
      try form.text("name")
    }
  }

  @Test func `compare names by bytes`() throws {
    let form = try form("caf%C3%A9=1")

    #expect(try form.text("cafe\u{301}") == nil)
    #expect(try form.text("caf\u{E9}") == "1")
  }

  @Test func `may have a thousand fields and no more`() throws {
    let thousand = Array(repeating: "a=1", count: 1_000).joined(separator: "&")

    #expect(try form(thousand).fields.count == 1_000)
    #expect(throws: HTTPRefusal.badRequest("This form has too many fields.")) {
      try form(thousand + "&a=1")
    }
  }

  @Test(arguments: [
    "application/json", "text/plain", "", "multipart/mixed; boundary=x", "application/x-www-form-urlencodedx",
  ])
  func `are refused with another content type`(contentType: String) {
    #expect(throws: HTTPRefusal.unsupportedMediaType) { try form("name=a", contentType: contentType) }
  }

  @Test func `may name a charset in their content type`() throws {
    let form = try form("name=a", contentType: "Application/X-WWW-Form-URLEncoded; charset=UTF-8")

    #expect(try form.text("name") == "a")
  }

  @Test func `are refused above the limit`() throws {
    let sent = try request(
      "POST", "/", ["CONTENT_TYPE": "application/x-www-form-urlencoded"], body: Array("name=123456".utf8),
      at: MountPoint(bodyLimit: 10))

    #expect(throws: HTTPRefusal.payloadTooLarge(limit: 10)) { try sent.form() }
  }

  @Test func `are limited to 4 MiB even if files may be larger`() throws {
    let type: KeyValuePairs = ["CONTENT_TYPE": "application/x-www-form-urlencoded"]
    let text = Array("name=".utf8) + [UInt8](repeating: 0x61, count: (4 << 20) - 5)

    let fits = try request("POST", "/", type, body: text)
    let large = try request("POST", "/", type, body: text + [0x61])

    #expect(try fits.form().text("name")?.utf8.count == (4 << 20) - 5)
    #expect(throws: HTTPRefusal.payloadTooLarge(limit: 4 << 20)) { try large.form() }
  }

  @Test func `can be read more than once`() throws {
    let sent = try request(
      "POST", "/", ["CONTENT_TYPE": "application/x-www-form-urlencoded"], body: Array("name=a".utf8))

    #expect(try sent.form().text("name") == "a")
    #expect(try sent.form().text("name") == "a")
  }
}
