import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Saved settings` {
  @Test func `of the look apply to the next page`() throws {
    let site = try Site()
    #expect(try site.get("meals").page.first("html")?["data-theme"] == nil)

    let page = try site.save("look", ["theme": "dark", "thumb": "left"])

    #expect(page.notice == "Look saved.")
    for path in ["meals", "plan/2026-11-21", "diary/2026-11-21", "settings", "nowhere"] {
      let html = try #require(try site.get(path).page.first("html"))
      #expect(html["data-theme"] == "dark" && html["data-thumb"] == "left", "\(path)")
    }
    try site.save("look", ["theme": "device", "thumb": "right"])
    let html = try #require(try site.get("meals").page.first("html"))
    #expect(html["data-theme"] == nil && html["data-thumb"] == nil)
  }

  @Test func `of the week's start apply to plan and diary`() throws {
    let site = try Site()

    try site.save("diary", ["week_start": "saturday"])

    #expect(try site.plan().first("div", class: "plan")?.first("section")?["id"] == "day-2026-11-21")
    #expect(try site.day().first("ul", class: "week")?.first("a")?["href"] == "/diary/2026-11-21")
  }

  @Test func `of reminders create the calendar link`() throws {
    let site = try Site()

    let page = try site.save("reminders", ["notifications": "1", "cook_time": "19:30"])

    #expect(page.notice == "Reminders saved.")
    #expect(page.value(of: "cook_time") == "19:30")
    #expect(page.element(id: "calendar")?["value"]?.hasSuffix(".ics") == true)
    #expect(try site.storedSettings.isReminded)
    var form = HTMLForm(try #require(page.element(id: "reminders")?.first("form")))
    form["notifications"] = nil
    _ = try site.send(form)
    #expect(try !site.storedSettings.isReminded)
  }

  @Test(arguments: [
    ("look", "theme", "pink", "Choose one of the themes"), ("look", "thumb", "third", "Choose left or right"),
    ("diary", "week_start", "tuesday", "Choose one of the days"),
    ("reminders", "cook_time", "25:00", "Write the time as hours and minutes, such as 18:30"),
  ]) func `are refused if invalid`(part: String, field: String, typed: String, sentence: String) throws {
    let site = try Site()
    let before = try site.storedSettings

    let answer = try site.sendSettings(["section": part, field: typed])

    #expect(answer.status == 422)
    #expect(answer.page.problems == [sentence])
    #expect(try site.storedSettings == before)
  }
}
