import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Repeating a meal` {
  @Test func `adds it today at the current time with one tap`() throws {
    let site = try Site()
    let id = try site.add(.ramen(on: #require(Site.today.adding(days: -3))))

    let answer = try site.send(#require(try site.day("2026-11-18").repeatForm(of: id)))

    let new = try #require(try site.stored().first)
    #expect(answer["Location"] == "/diary/2026-11-21?added=\(new.number)")
    #expect(new.content.date == Site.today)
    #expect(new.content.time == Site.noon)
    #expect(new.content.energy?.kilocalories == 688)
    #expect(try site.follow(answer).page.notice == "Added. 688 kcal today.")
  }

  @Test func `adds one meal if the form is sent twice`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let form = try #require(try site.day(opening: id).repeatForm(of: id))

    _ = try site.send(form)
    _ = try site.send(form)

    #expect(try site.stored().count == 2)
  }

  @Test func `is not possible if the meal does not exist`() throws {
    let site = try Site()

    #expect(try site.send(site.quickEntry().to("/meals/99/repeat")).status == 404)
  }
}
