import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

/// Forms that Public/tiffin.js sends in the background with the header `X-Requested-With`.
@Suite struct `A form sent by a script` {
  private let script = ("HTTP_X_REQUESTED_WITH", "fetch")

  private func send(_ form: HTMLForm, to site: Site, by browser: Browser? = nil) throws -> Answer {
    let (type, body) = form.encoded()
    return try site.request(
      "POST", form.action, by: browser ?? site.me, headers: [("CONTENT_TYPE", type), script], body: body)
  }

  @Test func `is answered with the address that a browser would be redirected to`() throws {
    let site = try Site()
    try site.put("leeks")
    let form = try site.tickForm("leeks")

    let answer = try send(form, to: site)

    #expect(answer.status == 204)
    #expect(answer["Location"] == nil)
    #expect(answer["Content-Location"]?.contains("/groceries?ticked=1") == true)
    #expect(try site.groceries.list(of: site.person).completed.map(\.name.text) == ["leeks"])
  }

  @Test func `differs from a form sent by a browser, which is answered with a redirect`() throws {
    let site = try Site()
    try site.put("leeks")

    let answer = try site.tick("leeks")

    #expect(answer.status == 303)
    #expect(answer["Content-Location"] == nil)
  }

  @Test func `is not applied if nobody is signed in`() throws {
    let site = try Site { $0.authentication = .password }
    try site.put("leeks")
    let form = try site.tickForm("leeks")

    let answer = try send(form, to: site, by: Browser())

    #expect(answer.status != 204)
    #expect(try site.groceries.list(of: site.person).completed.isEmpty)
  }

  @Test func `is not applied with another session's token`() throws {
    let site = try Site { $0.authentication = .password }
    try site.put("leeks")
    var form = try site.tickForm("leeks")
    form["token"] = "stale"

    #expect(try send(form, to: site).status == 403)
  }

  @Test func `is refused with 400 if a value is invalid`() throws {
    let site = try Site()
    try site.put("leeks")

    #expect(try send(try site.tickForm("leeks", wanted: "2"), to: site).status == 400)
  }
}
