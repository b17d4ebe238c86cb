import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A page of today left open past midnight` {
  private static let after = "2026-11-22 00:10"

  @Test func `asks once for the day of a quick entry and keeps everything typed`() throws {
    let site = try Site()
    let form = try site.quickEntry().with(["name": "Toast", "time": "23:50", "kcal": "120"])
    site.clock.set(Self.after)

    let question = try site.send(form)

    #expect(question.status == 409)
    #expect(try site.stored().isEmpty)
    #expect(question.page.askedDays == ["Yesterday, Saturday 21 November", "Today, Sunday 22 November"])

    let mine = try question.page.answered("Yesterday, Saturday 21 November")
    #expect(try site.send(mine).status == 303)
    #expect(try site.send(mine).status == 303)
    let meals = try site.stored()
    #expect(meals.map(\.content.date.iso) == ["2026-11-21"])
    #expect(meals.first?.content.name.text == "Toast")
    #expect(meals.first?.content.time?.iso == "23:50")
    #expect(meals.first?.content.energy?.kilocalories == 120)
  }

  @Test func `adds to the new day at the current time if chosen`() throws {
    let site = try Site()
    let form = try site.quickEntry().with(["name": "Toast", "time": "23:50", "kcal": "120"])
    site.clock.set(Self.after)

    let answer = try site.send(try site.send(form).page.answered("Today, Sunday 22 November"))

    #expect(answer["Location"]?.hasPrefix("/diary/2026-11-22?added=") == true)
    #expect(try site.stored().map(\.content.date.iso) == ["2026-11-22"])
    #expect(try site.stored().first?.content.time?.iso == "00:10")
  }

  @Test func `asks nothing if the day was opened by its address or the form is sent before midnight`() throws {
    let site = try Site()
    let past = try site.quickEntry("2026-11-19").with(["name": "Toast", "time": "08:00", "kcal": "120"])
    let today = try site.quickEntry().with(["name": "Jam", "time": "12:30", "kcal": "90"])

    #expect(try site.send(today).status == 303)
    site.clock.set(Self.after)
    #expect(try site.send(past).status == 303)

    #expect(try site.stored().map(\.content.date.iso).sorted() == ["2026-11-19", "2026-11-21"])
  }

  @Test func `asks for the day of a favourite added with one tap`() throws {
    let site = try Site()
    try site.add(.caprese())
    let page = try site.day()
    let strip = try #require(page.all("form").first { $0.first("button", where: ("name", "eat")) != nil })
    let button = try #require(strip.first("button", where: ("name", "eat")))
    site.clock.set(Self.after)

    let question = try site.send(HTMLForm(strip).pressing(button))
    #expect(question.status == 409)
    _ = try site.send(question.page.answered("Yesterday, Saturday 21 November"))

    let copy = try #require(try site.stored().max { $0.id.number < $1.id.number })
    #expect(try site.stored().count == 2)
    #expect(copy.content.date.iso == "2026-11-21" && copy.content.time == nil)
  }

  @Test func `asks for the day of a favourite added from the favourites list`() throws {
    let site = try Site()
    var tea = try MealContent.make("Tea")
    tea.isFavourite = true
    try site.add(tea)
    let page = try site.get("meals?favourites=1").page
    let button = try #require(page.all("button").first { $0["form"] == "again" })
    let form = HTMLForm(try #require(page.element(id: "again"))).pressing(button)
    site.clock.set(Self.after)

    let question = try site.send(form.to(try #require(button["formaction"])))

    #expect(question.page.askedDays.count == 2)
    #expect(try site.stored().count == 1)
  }

  @Test func `asks for the day of a repeated meal`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let form = try #require(try site.day(opening: id).repeatForm(of: id))
    site.clock.set(Self.after)

    let question = try site.send(form)
    #expect(question.page.askedDays.count == 2)
    #expect(try site.stored().count == 1)
    _ = try site.send(question.page.answered("Today, Sunday 22 November"))

    #expect(try site.stored().map(\.content.date.iso).max() == "2026-11-22")
  }

  @Test func `asks for the day of a planned meal eaten from the diary`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-21")
    let form = HTMLForm(try #require(try site.day().form(to: "/plan/entries/\(id.number)/eaten")))
    site.clock.set(Self.after)

    let question = try site.send(form.with(["eaten": "1"]))
    #expect(question.status == 409)
    _ = try site.send(question.page.answered("Today, Sunday 22 November"))

    #expect(try site.stored().map(\.content.date.iso) == ["2026-11-22"])
  }

  @Test func `asks for the day of copied meals`() throws {
    let site = try Site()
    try site.add(.ramen(on: #require(Site.today.adding(days: -1))))
    let again = try #require(try site.day().all("form").first { HTMLForm($0)["to"] == "2026-11-21" })
    site.clock.set(Self.after)

    let question = try site.send(HTMLForm(again))
    #expect(question.status == 409)
    _ = try site.send(question.page.answered("Yesterday, Saturday 21 November"))

    #expect(try site.stored().map(\.content.date.iso).sorted() == ["2026-11-20", "2026-11-21"])
  }

  @Test func `does not offer a read-only day`() throws {
    let site = try Site()
    try site.save("diary", ["past_days_read_only": "1"])
    let form = try site.quickEntry().with(["name": "Toast", "time": "23:50", "kcal": "120"])
    site.clock.set(Self.after)

    #expect(try site.send(form).page.askedDays == ["Today, Sunday 22 November"])
  }
}
