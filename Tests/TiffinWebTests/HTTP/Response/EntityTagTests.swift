import HTTPTypes
import Testing

@testable import TiffinWeb

@Suite struct `A cached page` {
  private let page = Response(.ok, headers: [.contentType: "text/css", .cacheControl: "no-cache"], body: [1, 2, 3])

  @Test(arguments: [#""abc""#, #"W/"abc""#, #""x", "abc""#, #""x",W/"abc" , "y""#, "*"])
  func `is not sent again`(known: String) throws {
    let visit = try request("GET", "/", ["HTTP_IF_NONE_MATCH": known])

    let written = try WrittenResponse(page.tagged(EntityTag("abc"), for: visit), to: visit)

    #expect(written.status == "304 Not Modified")
    #expect(written.values("ETag") == [#""abc""#])
    #expect(written.values("Cache-Control") == ["no-cache"])
    #expect(written.values("Content-Type").isEmpty)
    #expect(written.body.isEmpty)
  }

  @Test(arguments: ["", "abc", #""abd""#, #""ABC""#, #""ab"c""#, #""abc"#])
  func `is sent if its tag differs`(known: String) throws {
    let visit = try request("GET", "/", ["HTTP_IF_NONE_MATCH": known])

    let written = try WrittenResponse(page.tagged(EntityTag("abc"), for: visit), to: visit)

    #expect(written.status == "200 OK")
    #expect(written.values("ETag") == [#""abc""#])
    #expect(written.body == [1, 2, 3])
  }

  @Test func `has a tag that cannot end early`() {
    #expect(EntityTag("a\"b\r\n c").headerValue == "\"abc\"")
  }
}
