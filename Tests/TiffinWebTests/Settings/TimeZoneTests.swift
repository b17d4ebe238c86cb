import TestSupport
import Testing

@testable import TiffinCore
@testable import TiffinWeb

@Suite struct `The time zone setting` {
  private func hint(_ page: HTMLElement) -> String? { page.element(id: "time_zone-hint")?.words }

  @Test func `is the server's at first, by name`() throws {
    let page = try Site().settings("time_zone")

    #expect(page.element(id: "time_zone")?.chosenOption?.words == "The server’s (UTC)")
    #expect(hint(page) == "Now Saturday 21 November 2026, 12:30.")
  }

  @Test func `applies to the next page and shows its current time`() throws {
    let site = try Site()

    let page = try site.save("time_zone", ["time_zone": "Pacific/Kiritimati"])

    #expect(try site.storedSettings.timeZone == .named("Pacific/Kiritimati"))
    #expect(page.element(id: "time_zone")?.chosenOption?.words == "Kiritimati")
    #expect(hint(page) == "Now Sunday 22 November 2026, 02:30.")
    #expect(try site.get("").page.first("h1")?.words == "Today Sunday 22 November")
  }

  @Test func `is grouped by continent`() throws {
    let menu = try #require(try Site().settings("time_zone").element(id: "time_zone"))

    let continents = menu.all("optgroup").compactMap { $0["label"] }
    let places = menu.first("optgroup", where: ("label", "America"))?.all("option").map(\.words) ?? []

    #expect(continents.contains("Europe") && continents.last == "Elsewhere")
    #expect(continents.count == Set(continents).count)
    #expect(places == places.sorted())
    #expect(places.contains("Buenos Aires, Argentina") && places.contains("New York"))
  }

  @Test func `can be set back to the server's`() throws {
    let site = try Site()
    try site.save("time_zone", ["time_zone": "Asia/Kolkata"])

    try site.save("time_zone", ["time_zone": ""])

    #expect(try site.storedSettings.timeZone == .server)
  }

  @Test func `is not set by saving another setting`() throws {
    let site = try Site()

    try site.save("diary", ["sort": "name"])

    #expect(try site.storedSettings.timeZone == .notChosen)
  }

  @Test(arguments: ["Europe/Atlantis", "../../etc/passwd", "<script>", String(repeating: "x", count: 200)])
  func `refuses an unknown time zone`(zone: String) throws {
    let site = try Site()

    let answer = try site.sendSettings(["section": "time_zone", "time_zone": zone])

    #expect(answer.status == 422)
    #expect(answer.page.error(at: "time_zone") == "Error: Choose one of the time zones")
    #expect(try site.storedSettings.timeZone == .notChosen)
  }

  @Test func `accepts an old name of a time zone`() throws {
    let site = try Site()

    let page = try site.save("time_zone", ["time_zone": "Asia/Calcutta"])

    #expect(page.value(of: "time_zone") == "Asia/Calcutta")
    #expect(hint(page)?.hasSuffix("18:00.") == true)
  }

  @Test func `says if the server does not know the chosen one, and keeps it`() throws {
    let site = try Site()
    try site.people.change(site.person.id) { $0.timeZone = .named("Europe/Atlantis") }

    try site.save("diary", ["sort": "name"])
    let page = try site.settings("time_zone")

    #expect(
      hint(page)
        == "This server does not know Europe/Atlantis. "
        + "Now Saturday 21 November 2026, 12:30.")
    #expect(page.value(of: "time_zone") == "Europe/Atlantis")
    #expect(try site.storedSettings.timeZone == .named("Europe/Atlantis"))
  }
}

@Suite struct `The offer of the device's time zone` {
  /// The script's suggestion, once it is filled in.
  private func offer(_ site: Site, _ path: String = "meals") throws -> HTMLElement? {
    try site.get(path).page.element(id: "zone-offer")
  }

  /// The form as the script fills it in.
  private func form(_ site: Site, _ zone: String, from path: String = "/meals") throws -> HTMLForm {
    var form = HTMLForm(try #require(try offer(site)?.content.first)).with(["back": path])
    form["time_zone"] = zone
    return form
  }

  @Test func `is hidden until a script shows it, on pages with few fields`() throws {
    let site = try Site()

    #expect(try offer(site)?.name == "template")
    #expect(try offer(site)?["data-zone"] == "UTC")
    #expect(try offer(site, "diary/2026-11-21") != nil)
    for path in ["meals/new", "settings", "nowhere"] { #expect(try offer(site, path) == nil, "\(path)") }
  }

  @Test func `sets it and returns to the page if accepted`() throws {
    let site = try Site()
    let form = try form(site, "Europe/Berlin", from: "/meals?open=7")

    let answer = try site.send(form)

    #expect(answer["Location"] == "/meals?open=7")
    #expect(try site.storedSettings.timeZone == .named("Europe/Berlin"))
    #expect(try offer(site)?["data-zone"] == "Europe/Berlin")
  }

  @Test func `keeps the server's and disappears if declined`() throws {
    let site = try Site()

    _ = try site.send(try form(site, "server"))

    #expect(try site.storedSettings.timeZone == .server)
    #expect(try offer(site) == nil)
  }

  @Test func `is outside the page's main part`() throws {
    let page = try Site().get("meals").page

    #expect(page.first("main")?.element(id: "zone-offer") == nil)
    #expect(page.element(id: "zone-offer") != nil)
  }

  @Test func `has a button that keeps the chosen time zone`() throws {
    let site = try Site()
    try site.people.change(site.person.id) { $0.timeZone = .named("Europe/Berlin") }
    let buttons = try #require(try offer(site)?.content.first?.all("button"))

    #expect(buttons.map(\.words) == ["Use it", "Keep Europe/Berlin"])
    #expect(buttons.map { $0["value"] } == ["", "Europe/Berlin"])
  }

  @Test func `never redirects to another site`() throws {
    let site = try Site()

    let answer = try site.send(try form(site, "Europe/Berlin", from: "//elsewhere.example/"))

    #expect(answer["Location"] == "/settings/time_zone?saved=time_zone")
  }

  @Test func `changes no other setting`() throws {
    let site = try Site()
    try site.people.change(site.person.id) { $0.arePastDaysReadOnly = true }

    _ = try site.send(try form(site, "Europe/Berlin"))

    #expect(try site.storedSettings == PersonSettings(timeZone: .named("Europe/Berlin"), arePastDaysReadOnly: true))
  }

  @Test func `is refused for an unknown time zone`() throws {
    let site = try Site()

    let answer = try site.send(try form(site, "Mars/Olympus"))

    #expect(answer.status == 422)
    #expect(answer.page.error(at: "time_zone") == "Error: Choose one of the time zones")
  }
}
