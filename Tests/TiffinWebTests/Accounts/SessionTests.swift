import TestServer
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A session` {
  private let hour = 3_600
  private let day = 86_400

  @Test func `ends on sign-out, also for a copy of the cookie`() throws {
    let site = try Site()
    let thief = Browser()
    thief.cookie = site.me.cookie

    let answer = try site.send(try site.form(on: "settings", to: "sign-out", by: site.me))

    #expect(answer["Location"] == "/sign-in?did=signed-out")
    #expect(try site.follow(answer, by: Browser()).page.first("p", where: ("role", "status"))?.words == "Signed out.")
    #expect(answer["Clear-Site-Data"] == #""cache", "storage""#)
    #expect(site.me.cookie == nil)
    #expect(try site.get("meals", by: thief).status == 303)
  }

  @Test func `ends after twelve hours without use unless kept`() throws {
    let site = try Site()
    let kept = try site.browser(of: site.person, isKept: true)
    let passing = try site.browser(of: site.person, isKept: false)

    site.clock.seconds += 12 * hour - 1
    #expect(try site.get("meals", by: passing).status == 200)
    site.clock.seconds += 12 * hour

    #expect(try site.get("meals", by: passing).status == 303)
    #expect(try site.get("meals", by: kept).status == 200)
  }

  @Test func `ends after a year at the latest`() throws {
    let site = try Site()

    for _ in 0..<6 {
      site.clock.seconds += 60 * day
      #expect(try site.get("meals").status == 200)
    }
    site.clock.seconds += 6 * day

    #expect(try site.get("meals").status == 303)
  }

  @Test func `lasts as long as configured, as does its cookie`() throws {
    let times = try SessionTimes("1h/2h,2d/3d")
    let site = try Site { $0.sessionTimes = times }
    _ = try site.addPerson("maya")
    let browser = Browser()

    let answer = try site.signIn("maya", by: browser)

    #expect(answer["Set-Cookie"]?.contains("Max-Age=259200") == true)
    site.clock.seconds += 2 * day
    #expect(try site.get("meals", by: browser).status == 303)
  }

  @Test func `ends if its start is in the future`() throws {
    let site = try Site()

    site.clock.seconds -= 2 * day

    #expect(try site.get("meals").status == 303)
  }

  @Test func `records its last use every five minutes`() throws {
    let site = try Site()
    let began = site.clock.seconds

    site.clock.seconds += 299
    _ = try site.get("meals")
    #expect(try site.sessions.all(of: site.person.id).first?.used == began)
    site.clock.seconds += 1
    _ = try site.get("meals")

    #expect(try site.sessions.all(of: site.person.id).first?.used == began + 300)
  }

  @Test func `is listed with device and last use, and can be ended from another device`() throws {
    let site = try Site()
    let phone = try site.browser(
      of: site.person, device: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36")
    let page = try site.get("account").page
    let rows = try #require(page.element(id: "devices")).all("li")

    #expect(
      rows.map { $0.first("span", class: "t")?.words } == ["Chrome, Androidtoday, 12:30", "FirefoxThis device"])
    let form = HTMLForm(try #require(rows.first?.first("form")))
    let answer = try site.send(form)

    #expect(answer.status == 303)
    #expect(try site.follow(answer).page.notice == "That device is signed out.")
    #expect(try site.get("meals", by: phone).status == 303)
    #expect(try site.get("meals").status == 200)
  }

  @Test func `can be ended on all other devices at once`() throws {
    let site = try Site()
    let others = [try site.browser(of: site.person), try site.browser(of: site.person)]

    let answer = try site.send(try site.form(on: "account", to: "account/sessions/end-others", by: site.me))

    #expect(answer.status == 303)
    for other in others { #expect(try site.get("meals", by: other).status == 303) }
    #expect(try site.get("meals").status == 200)
  }

  @Test func `cannot be taken over with a cookie hidden in another cookie's value`() throws {
    let site = try Site()
    let carol = try site.browser(of: try site.addPerson("carol"))
    let planted = Browser()
    planted.cookie = "other=x,\(try #require(carol.cookie))"

    #expect(try site.get("meals", by: planted).status == 303)
  }

  @Test func `of another person cannot be ended`() throws {
    let site = try Site()
    let carol = try site.addPerson("carol")
    let hers = try site.browser(of: carol)
    let id = try #require(try site.sessions.all(of: carol.id).first?.id)
    var form = HTMLForm(HTMLElement("form", ["action": "/account/sessions/\(id.number)/end"]))
    form["token"] = try site.token(of: site.me)

    #expect(try site.send(form).status == 404)

    #expect(try site.get("meals", by: hers).status == 200)
  }

  @Test(arguments: ["tiffin-0=", "tiffin-0=short", "tiffin-0=\(String(repeating: "a", count: 43))", "other=x"])
  func `is not accepted with an invalid cookie`(cookie: String) throws {
    let site = try Site()
    let browser = Browser()
    browser.cookie = cookie

    #expect(try site.get("meals", by: browser).status == 303)
  }
}
