import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Eating a meal again` {
  @Test func `with one tap on a row adds the meal today, now`() throws {
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

  @Test func `with one tap sent twice adds one meal`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let form = try #require(try site.day(opening: id).repeatForm(of: id))

    _ = try site.send(form)
    _ = try site.send(form)

    #expect(try site.stored().count == 2)
  }

  @Test func `what is not there is not found`() throws {
    let site = try Site()

    #expect(try site.send(site.quickEntry().to("/meals/99/repeat")).status == 404)
  }
}
