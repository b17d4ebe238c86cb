import TestServer
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

/// Text or a photo shared by another app. Without the service worker the browser sends it as the manifest says, without
/// a form token.
@Suite struct `A share without the worker` {
  private func share(_ values: KeyValuePairs<String, String>, photo: [UInt8]? = nil, from site: Site) throws -> Answer {
    try site.request("POST", "/recipes/paste?shared", headers: [("CONTENT_TYPE", Self.type)], body: body(values, photo))
  }

  private static let type = "multipart/form-data; boundary=share"

  private func body(_ values: KeyValuePairs<String, String>, _ photo: [UInt8]?) -> [UInt8] {
    func part(_ head: String, _ bytes: [UInt8]) -> [UInt8] {
      Array("--share\r\nContent-Disposition: form-data; \(head)\r\n\r\n".utf8) + bytes + Array("\r\n".utf8)
    }
    let texts = values.flatMap { part("name=\"\($0.key)\"", Array($0.value.utf8)) }
    let files = photo.map { part("name=\"photo\"; filename=\"soup.jpg\"\r\nContent-Type: image/jpeg", $0) } ?? []
    return texts + files + Array("--share--\r\n".utf8)
  }

  private func text(_ answer: Answer) throws -> String? {
    HTMLForm(try #require(answer.page.form(to: "/recipes/paste")))["text"]
  }

  @Test(
    arguments: [
      (["title": "Soup", "text": "2 leeks\n1 l stock"], "2 leeks\n1 l stock"),
      (["title": "Leek soup"], "Leek soup"),
      (["title": "Leek soup", "text": "", "url": "mailto:me@example.org"], "mailto:me@example.org"),
    ] as [(KeyValuePairs<String, String>, String)])
  func `fills the form, which is not yet read`(values: KeyValuePairs<String, String>, expected: String) throws {
    let site = try Site()

    let answer = try share(values, from: site)

    #expect(answer.status == 200 && answer.page.problems == [])
    #expect(try text(answer) == expected)
  }

  @Test(
    arguments: [
      ["url": "https://example.org/leeks"], ["title": "Leeks", "text": "Look: https://example.org/leeks"],
    ] as [KeyValuePairs<String, String>])
  func `of an address leads to the import`(values: KeyValuePairs<String, String>) throws {
    let answer = try share(values, from: try Site())

    #expect(answer.status == 303)
    #expect(answer["Location"] == "/recipes/import?url=https%3A%2F%2Fexample.org%2Fleeks")
  }

  @Test func `of a photo leads to a new meal, whose form asks for the photo again`() throws {
    let site = try Site()

    let answer = try share(["title": "Lunch"], photo: try Site.picture(), from: site)
    let form = try site.follow(answer).page

    #expect(answer.status == 303 && answer["Location"] == "/meals/new?photo=again#photo")
    #expect(form.element(id: "photo") != nil && form.words.contains("Choose your picture again."))
    #expect(try site.get("meals/new").page.words.contains("Choose your picture again.") == false)
  }

  @Test(arguments: [nil, Array("JPEG".utf8)] as [[UInt8]?])
  func `changes nothing, whatever it has`(photo: [UInt8]?) throws {
    let site = try Site()
    let database = DatabaseText(site.database)
    _ = try site.get("diary")
    let before = try database.everything()

    for values in [
      ["text": "Leek soup\n2 leeks\nCook them.", "recipe": "0"], ["url": "https://example.org/leeks", "token": "x"],
      ["text": "https://example.org/leeks", "title": "Leeks", "name": "Leeks", "ingredients": "2 leeks"],
    ] as [KeyValuePairs<String, String>] {
      #expect(try [200, 303].contains(share(values, photo: photo, from: site).status))
    }
    #expect(try database.everything() == before)
  }

  @Test func `of another site's page is refused`() throws {
    let site = try Site()

    for headers in [[("HTTP_SEC_FETCH_SITE", "cross-site")], [("HTTP_ORIGIN", "https://evil.example")]] {
      let answer = try site.request(
        "POST", "/recipes/paste?shared", headers: headers + [("CONTENT_TYPE", Self.type)],
        body: body(["text": "2 leeks"], nil))
      #expect(answer.status == 403)
    }
  }

  @Test func `waits while its sender signs in`() throws {
    let site = try Site()
    let browser = try site.browser(of: try site.addPerson("maya"))
    try site.endSessions()

    let turnedAway = try site.request(
      "POST", "/recipes/paste?shared", by: browser, headers: [("CONTENT_TYPE", Self.type)],
      body: body(["title": "Leek soup", "url": "", "text": "2 leeks"], nil))
    let signIn = HTMLForm(try #require(turnedAway.page.form(to: "/sign-in")))
    let answer = try site.send(signIn.with(["username": "maya", "password": Site.password]), by: browser)

    #expect(answer.status == 200 && answer.page.problems == [])
    #expect(try text(answer) == "2 leeks")
  }
}
