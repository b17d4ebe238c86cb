import HTTPTypes
import Testing

@testable import TiffinWeb

@Suite struct `An uploaded file` {
  @Test func `is a slice of the body, not a copy`() throws {
    let body = Array(parts([#"name="photo"; filename="a.jpg""#: "JPEG"]).utf8)

    let form = try FormData(multipart: body[...], boundary: Array("b".utf8))
    let photo = try #require(try form.file("photo"))

    #expect(text(photo.bytes) == "JPEG")
    #expect(photo.bytes.startIndex > 0)
    #expect(body[photo.bytes.indices] == photo.bytes)
  }

  @Test func `is parsed beside text fields`() throws {
    let form = try upload([#"name="name""#: "Soup", #"name="photo"; filename="a.jpg""#: "JPEG", #"name="notes""#: ""])

    #expect(try form.text("name") == "Soup")
    #expect(try form.text("notes") == "")
    #expect(try form.text("photo") == nil)
    #expect(try form.file("photo")?.filename == "a.jpg")
    #expect(try form.file("name") == nil)
  }

  @Test func `is one of at most ten in a form`() throws {
    func form(of files: Int) throws -> FormData {
      let file = "--b\r\nContent-Disposition: form-data; name=\"f\"; filename=\"a\"\r\n\r\nJPEG\r\n"
      let body = Array((String(repeating: file, count: files) + "--b--\r\n").utf8)
      return try FormData(multipart: body[...], boundary: Array("b".utf8))
    }

    #expect(try form(of: 10).files.count == 10)
    #expect(throws: HTTPRefusal.self) { try form(of: 11) }
  }

  @Test func `is absent if nothing was picked`() throws {
    let form = try upload([#"name="photo"; filename="""#: ""])

    #expect(try form.file("photo") == nil)
    #expect(form.fields.isEmpty)
  }

  @Test func `may be empty or without a name`() throws {
    #expect(try upload([#"name="photo"; filename="a.jpg""#: ""]).file("photo")?.bytes.isEmpty == true)
    #expect(try upload([#"name="photo"; filename="""#: "JPEG"]).file("photo").map { text($0.bytes) } == "JPEG")
  }

  @Test(arguments: [
    (#"filename="a%22b.jpg""#, #"a"b.jpg"#),
    (#"filename="100%.jpg""#, "100%.jpg"),
    (#"filename="a%20b%2x.jpg""#, "a%20b%2x.jpg"),
    (#"filename="C:\photos\""#, #"C:\photos\"#),
    (#"filename="Käse 🧀.jpg""#, "Käse 🧀.jpg"),
    (#"filename=plain.jpg"#, "plain.jpg"),
    (#"FileName="a.jpg""#, "a.jpg"),
    (#"filename="a;b=c.jpg""#, "a;b=c.jpg"),
    (#"filename="a.jpg"; filename*=UTF-8''b.jpg"#, "a.jpg"),
    (#"filename="../../etc/passwd""#, "../../etc/passwd"),
  ])
  func `has the name that the browser sent`(parameter: String, filename: String) throws {
    #expect(try upload(["name=\"photo\"; \(parameter)": "x"]).file("photo")?.filename == filename)
  }

  @Test func `with only an extended name is not a file`() throws {
    let form = try upload([#"name="photo"; filename*=UTF-8''b.jpg"#: "x"])

    #expect(try form.file("photo") == nil)
    #expect(try form.text("photo") == "x")
  }

  @Test func `is refused if the form has two files in the same field`() throws {
    let form = try upload([#"name="photo"; filename="a""#: "1", #"name="photo"; filename="b""#: "2"])

    #expect(throws: HTTPRefusal.badRequest("The field “photo” was sent more than once.")) { try form.file("photo") }
  }

  @Test(arguments: [
    #"filename="a""#, #"name="a"; name="b""#, #"name="a" x"#, #"name="a"#, #"name"#, #"="a""#, #"name="a"; ; "#,
  ])
  func `with a malformed or missing name is refused`(disposition: String) {
    let thrown = #expect(throws: HTTPRefusal.self) { try upload([disposition: "x"]) }

    #expect(thrown?.status == .badRequest)
  }

  @Test func `with an unknown transfer encoding is refused`() {
    let body = "--b\r\nContent-Disposition: form-data; name=a\r\nContent-Transfer-Encoding: rot13\r\n\r\nx\r\n--b--"

    #expect(throws: HTTPRefusal.self) { try form(body, contentType: "multipart/form-data; boundary=b") }
  }

  @Test(arguments: ["VGVzdA", "VGVz!A==", "=", "====", "VG=VzdA="])
  func `with invalid base64 is refused`(content: String) {
    let head = "--b\r\nContent-Disposition: form-data; name=a\r\nContent-Transfer-Encoding: base64\r\n\r\n"

    #expect(throws: HTTPRefusal.self) {
      try form(head + content + "\r\n--b--", contentType: "multipart/form-data; boundary=b")
    }
  }

  @Test func `with text fields that are not UTF-8 is refused`() {
    var body = Array("--b\r\nContent-Disposition: form-data; name=a\r\n\r\n".utf8)
    body.append(0xFF)
    body += "\r\n--b--".utf8

    #expect(throws: HTTPRefusal.badRequest("This form contains text that is not UTF-8.")) {
      try FormData(multipart: body[...], boundary: Array("b".utf8))
    }
  }

  @Test func `that is cut short is refused`() {
    let whole = parts([#"name="photo"; filename="a.jpg""#: "JPEG"])

    for end in 0..<whole.utf8.count - 3 {
      #expect(throws: HTTPRefusal.self) {
        try form(text(whole.utf8.prefix(end)), contentType: "multipart/form-data; boundary=b")
      }
    }
  }

  @Test func `may come with at most 200 parts`() throws {
    let part = "--b\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n"
    let type = "multipart/form-data; boundary=b"

    #expect(try form(String(repeating: part, count: 200) + "--b--", contentType: type).fields.count == 200)
    #expect(throws: HTTPRefusal.badRequest("This form has too many fields.")) {
      try form(String(repeating: part, count: 201) + "--b--", contentType: type)
    }
  }

  @Test func `has at most 8 KB of headers`() throws {
    func headers(_ length: Int) -> String {
      let disposition = "Content-Disposition: form-data; name=a\r\nX: "
      let filler = String(repeating: "x", count: length - disposition.utf8.count - 4)
      return "--b\r\n\(disposition)\(filler)\r\n\r\ny\r\n--b--"
    }
    let type = "multipart/form-data; boundary=b"

    #expect(try form(headers(8_000), contentType: type).text("a") == "y")
    #expect(throws: HTTPRefusal.self) { try form(headers(8_400), contentType: type) }
  }

  @Test(arguments: ["multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=\"a\rb\""])
  func `is refused without a boundary`(contentType: String) {
    let thrown = #expect(throws: HTTPRefusal.self) { try form("", contentType: contentType) }

    #expect(thrown?.status == .badRequest)
  }

  @Test(arguments: [70, 71]) func `is refused with a boundary of more than 70 bytes`(length: Int) {
    let boundary = String(repeating: "x", count: length)

    let taken = try? form("--\(boundary)--", contentType: "multipart/form-data; boundary=\(boundary)")

    #expect((taken != nil) == (length <= 70))
  }

  private func upload(_ contents: KeyValuePairs<String, String>) throws -> FormData {
    try form(parts(contents), contentType: "multipart/form-data; boundary=b")
  }

  private func parts(_ contents: KeyValuePairs<String, String>) -> String {
    contents.map { "--b\r\nContent-Disposition: form-data; \($0.key)\r\n\r\n\($0.value)\r\n" }.joined() + "--b--\r\n"
  }
}
