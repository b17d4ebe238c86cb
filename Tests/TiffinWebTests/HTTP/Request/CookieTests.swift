import Testing

@testable import TiffinWeb

@Suite struct `Request cookies` {
  @Test(arguments: [
    "tiffin=abc", "a=1; tiffin=abc", "a=1;tiffin=abc", " tiffin = abc ;x=y",
    "tiffin=abc; tiffin=second", "broken; ;; =; tiffin=abc", "\ttiffin=abc",
  ])
  func `are found however the web server joined them, the first of a name`(header: String) throws {
    let page = try request("GET", "/", ["HTTP_COOKIE": header])

    #expect(page.cookies["tiffin"] == "abc")
  }

  @Test(arguments: [
    "", "a=1, tiffin=abc", "a=1,tiffin=abc", "tiffi=abc", "xtiffin=abc", "Tiffin=abc", "tiffin", "a=tiffin=abc",
  ])
  func `of another name are not matched`(header: String) throws {
    #expect(try request("GET", "/", ["HTTP_COOKIE": header]).cookies["tiffin"] == nil)
  }

  @Test func `keep equals signs in their values`() throws {
    #expect(try request("GET", "/", ["HTTP_COOKIE": "a=b=c=="]).cookies["a"] == "b=c==")
  }

  @Test func `may be empty`() throws {
    #expect(try request("GET", "/", ["HTTP_COOKIE": "a=; b=1"]).cookies["a"] == "")
    #expect(try request("GET", "/").cookies.isEmpty)
  }
}
