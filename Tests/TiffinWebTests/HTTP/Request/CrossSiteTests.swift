import FastCGI
import Testing

@testable import TiffinWeb

@Suite struct `A form that comes from another site` {
  /// A browser's headers, and whether the change is made.
  struct Sent: Sendable, CustomTestStringConvertible {
    let headers: [(String, String)]
    let isAccepted: Bool

    var testDescription: String { headers.map { "\($0.0): \($0.1)" }.joined(separator: ", ") }
  }

  static let matrix = [
    // Browsers over HTTPS and on localhost.
    Sent(headers: [("SEC_FETCH_SITE", "same-origin")], isAccepted: true),
    Sent(headers: [("SEC_FETCH_SITE", "none")], isAccepted: true),
    Sent(headers: [("SEC_FETCH_SITE", "same-site")], isAccepted: false),
    Sent(headers: [("SEC_FETCH_SITE", "cross-site")], isAccepted: false),
    Sent(headers: [("SEC_FETCH_SITE", "")], isAccepted: false),
    Sent(headers: [("SEC_FETCH_SITE", "same-origin, cross-site")], isAccepted: false),
    Sent(headers: [("SEC_FETCH_SITE", "Same-Origin")], isAccepted: false),
    Sent(headers: [("SEC_FETCH_SITE", "cross-site"), ("ORIGIN", "http://food.example:8080")], isAccepted: false),
    Sent(headers: [("SEC_FETCH_SITE", "same-origin"), ("ORIGIN", "null")], isAccepted: true),
    // Browsers over plain HTTP in a local network.
    Sent(headers: [("ORIGIN", "http://food.example:8080")], isAccepted: true),
    Sent(headers: [("ORIGIN", "http://FOOD.example:8080")], isAccepted: true),
    Sent(headers: [("ORIGIN", "http://food.example")], isAccepted: false),
    Sent(headers: [("ORIGIN", "https://food.example:8080")], isAccepted: false),
    Sent(headers: [("REFERER", "https://food.example:8080/meals")], isAccepted: false),
    Sent(headers: [("ORIGIN", "http://food.example:80808")], isAccepted: false),
    Sent(headers: [("ORIGIN", "http://food.example.evil.example:8080")], isAccepted: false),
    Sent(headers: [("ORIGIN", "http://food.example:8080@evil.example")], isAccepted: false),
    Sent(headers: [("ORIGIN", "ftp://food.example:8080")], isAccepted: false),
    Sent(headers: [("ORIGIN", "food.example:8080")], isAccepted: false),
    Sent(headers: [("ORIGIN", "null")], isAccepted: false),
    Sent(headers: [("ORIGIN", "")], isAccepted: false),
    Sent(headers: [("ORIGIN", "http://")], isAccepted: false),
    Sent(headers: [("ORIGIN", "http://food.example:8080\r\n")], isAccepted: false),
    Sent(headers: [("ORIGIN", "null"), ("REFERER", "http://food.example:8080/meals")], isAccepted: false),
    // Without an Origin header, the Referer counts.
    Sent(headers: [("REFERER", "http://food.example:8080/meals?x")], isAccepted: true),
    Sent(headers: [("REFERER", "http://evil.example/http://food.example:8080/")], isAccepted: false),
    Sent(headers: [("REFERER", "about:blank")], isAccepted: false),
    // Programs send neither.
    Sent(headers: [], isAccepted: true),
    Sent(headers: [("COOKIE", "a=b")], isAccepted: true),
  ]

  @Test(arguments: matrix) func `is accepted or refused by its headers`(sent: Sent) throws {
    let form = try post(sent.headers)

    let isAccepted = (try? CrossSiteGuard(address: nil).check(form)) != nil

    #expect(isAccepted == sent.isAccepted)
  }

  @Test(arguments: ["cross-site", "same-site"]) func `is told apart from a link on another site, which is accepted`(
    site: String
  ) throws {
    let page = try request("GET", "/meals", ["HTTP_SEC_FETCH_SITE": site, "HTTP_ORIGIN": "null"])

    #expect(throws: Never.self) { try CrossSiteGuard(address: nil).check(page) }
  }

  @Test(arguments: ["PUT", "DELETE", "PATCH", "TRACE", "MEALS"])
  func `is refused with any method other than GET and HEAD`(method: String) throws {
    let sent = try request(method, "/meals", ["HTTP_SEC_FETCH_SITE": "cross-site"])

    #expect(throws: HTTPRefusal.forbidden) { try CrossSiteGuard(address: nil).check(sent) }
  }

  @Test(arguments: [
    ("https://meals.example", true), ("https://meals.example:443", true), ("http://meals.example", false),
    ("https://meals.example:444", false), ("https://evil.example", false), ("http://food.example:8080", true),
  ])
  func `is compared with the configured address too`(origin: String, isAccepted: Bool) throws {
    let crossSite = CrossSiteGuard(address: Origin("https://meals.example/"))

    let form = try post([("ORIGIN", origin)])

    #expect(((try? crossSite.check(form)) != nil) == isAccepted)
  }

  @Test func `is accepted if only a default port differs`() throws {
    let form = try request(
      "POST", "/meals",
      ["HTTPS": "on", "HTTP_HOST": "food.example:443", "HTTP_ORIGIN": "https://food.example"])

    #expect(throws: Never.self) { try CrossSiteGuard(address: nil).check(form) }
  }

  @Test func `is accepted from an IPv6 address`() throws {
    let form = try request("POST", "/meals", ["HTTP_HOST": "[::1]:8080", "HTTP_ORIGIN": "http://[::1]:8080"])

    #expect(throws: Never.self) { try CrossSiteGuard(address: nil).check(form) }
  }

  private func post(_ headers: [(String, String)]) throws -> Request {
    let all = [("HTTP_HOST", "food.example:8080")] + headers.map { ("HTTP_\($0.0)", $0.1) }
    let variables = [("REQUEST_METHOD", "POST"), ("REQUEST_URI", "/meals")] + all
    return MountPoint().read(try GatewayRequest(variables: variables)).request
  }
}
