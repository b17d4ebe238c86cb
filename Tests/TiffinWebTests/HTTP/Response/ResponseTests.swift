import HTTPTypes
import Testing

@testable import TiffinWeb

@Suite struct `A response` {
  @Test func `begins with its status and has standard headers`() throws {
    let written = try WrittenResponse(.html(Array("<p>é".utf8)), to: request("GET", "/"))

    #expect(written.lines.first == "Status: 200 OK")
    #expect(written.values("Content-Type") == ["text/html; charset=utf-8"])
    #expect(written.values("Content-Length") == ["5"])
    #expect(written.values("Cache-Control") == ["private, no-cache"])
    #expect(text(written.body) == "<p>é")
  }

  @Test(arguments: [
    Response.html([]), .text("x"), .seeOther("/"), Response(.notFound), Response(.notModified),
    Response(.internalServerError),
  ])
  func `has security headers`(response: Response) throws {
    let written = try WrittenResponse(response, to: request("GET", "/"))

    #expect(
      written.values("Content-Security-Policy") == [
        "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
          + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; manifest-src 'self'; "
          + "worker-src 'self'"
      ])
    #expect(written.values("X-Content-Type-Options") == ["nosniff"])
    #expect(written.values("X-Frame-Options") == ["DENY"])
    #expect(written.values("Referrer-Policy") == ["same-origin"])
    #expect(written.values("Cross-Origin-Opener-Policy") == ["same-origin"])
    #expect(written.values("Cross-Origin-Resource-Policy") == ["same-origin"])
    #expect(written.values("X-Tiffin") == ["1"])
    #expect(
      written.values("Permissions-Policy") == ["camera=(), geolocation=(), microphone=(), payment=(), usb=()"])
    #expect(written.values("Access-Control-Allow-Origin").isEmpty)
  }

  @Test func `sends Strict-Transport-Security only over HTTPS`() throws {
    let plain = try WrittenResponse(.text("x"), to: request("GET", "/"))
    let secure = try WrittenResponse(.text("x"), to: request("GET", "/", ["HTTPS": "on"]))

    #expect(plain.values("Strict-Transport-Security").isEmpty)
    #expect(secure.values("Strict-Transport-Security") == ["max-age=31536000"])
  }

  @Test func `to HEAD has the head of GET and no body`() throws {
    let page = Response.text("Soup")

    let get = try WrittenResponse(page, to: request("GET", "/", ["REQUEST_ID": "the-same-one"]))
    let head = try WrittenResponse(page, to: request("HEAD", "/", ["REQUEST_ID": "the-same-one"]))

    #expect(head.lines == get.lines)
    #expect(head.values("Content-Length") == ["4"])
    #expect(head.body.isEmpty)
  }

  @Test(arguments: [HTTPResponse.Status.noContent, .notModified])
  func `without a body has no length`(status: HTTPResponse.Status) throws {
    let written = try WrittenResponse(Response(status, body: [1]), to: request("GET", "/"))

    #expect(written.values("Content-Length").isEmpty)
    #expect(written.body.isEmpty)
  }

  @Test func `can set its own caching`() throws {
    let page = Response(.ok, headers: [.cacheControl: "no-store"])

    #expect(try WrittenResponse(page, to: request("GET", "/")).values("Cache-Control") == ["no-store"])
  }

  @Test func `to an accepted form redirects to another page`() throws {
    let written = try WrittenResponse(.seeOther("/food/meals?deleted=7"), to: request("POST", "/"))

    #expect(written.status == "303 See Other")
    #expect(written.values("Location") == ["/food/meals?deleted=7"])
  }

  @Test(arguments: [
    ("/a\r\nSet-Cookie: x=y", "/a%0D%0ASet-Cookie:%20x=y"), ("/a\nb", "/a%0Ab"), ("/a\0", "/a%00"),
    ("/küche", "/k%C3%BCche"), ("/a\u{301}\r\n", "/a%CC%81%0D%0A"),
  ])
  func `redirects to a single escaped address`(path: String, location: String) throws {
    let written = try WrittenResponse(.seeOther(path), to: request("POST", "/"))

    #expect(written.values("Location") == [location])
    #expect(written.values("Set-Cookie").isEmpty)
  }
}

@Suite struct `A header value` {
  static let lineBreaks = [
    "x\r\nSet-Cookie: a=b", "x\nSet-Cookie: a=b", "x\rSet-Cookie: a=b", "x\0y", "x\u{7F}", "\u{1B}[0m",
  ]

  @Test func `may hide line breaks inside a Swift character`() {
    #expect("x\r\ny".count == 3)
    #expect("x\r\ny".utf8.contains { $0.isControl })
  }

  @Test(arguments: lineBreaks) func `never adds another header`(value: String) throws {
    let response = Response(.ok, headers: [.contentDisposition: value])

    let written = try WrittenResponse(response, to: request("GET", "/"))

    #expect(written.values("Set-Cookie").isEmpty)
    #expect(written.lines.allSatisfy { !$0.utf8.contains(where: \.isControl) })
  }

  @Test(arguments: lineBreaks) func `with a control byte invalidates the head`(value: String) {
    var head = ResponseHead(.ok, isSecure: false)
    head.append("X-Name", value)

    #expect(head.finish() == nil)
  }

  @Test(arguments: ["", "X Name", "X-Name:", "X\r\nY", "Ñ"]) func `needs a valid name`(name: String) {
    var head = ResponseHead(.ok, isSecure: false)
    head.append(name, "x")

    #expect(head.finish() == nil)
  }
}
