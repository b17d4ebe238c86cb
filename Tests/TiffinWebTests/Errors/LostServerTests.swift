import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite(.onServer) struct `A lost PostgreSQL server` {
  @Test func `is reported with a time to retry, and requests succeed once it is back`() throws {
    let site = try Site()
    let server = try #require(site.server)
    let form = try site.addForm().with(["name": "Toast"])

    server.setAccepting(false)
    let answers = try [site.get("meals"), site.get("diary/2026-11-21"), site.get("readyz"), site.send(form)]
    let alive = try site.get("healthz")

    for answer in answers {
      #expect(answer.status == 503 && answer["Retry-After"] == "5")
      #expect(answer.text.lowercased().contains("the database does not answer."))
    }
    #expect(alive.status == 200)
    server.setAccepting(true)
    #expect(try site.send(form).status == 303)
    #expect(try site.send(form).status == 303)
    #expect(try site.get("meals").page.all("li").filter { $0.words.contains("Toast") }.count == 1)
  }

  @Test func `causes no error if only its connections broke`() throws {
    let site = try Site()
    let server = try #require(site.server)
    try site.add(.ramen())
    #expect(try site.get("meals").status == 200)

    server.setAccepting(false)
    server.setAccepting(true)

    #expect(try site.get("meals").status == 200)
  }
}
