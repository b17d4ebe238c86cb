import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Moving a line to another aisle` {
  @Test func `is where the thing lies from then on`() throws {
    let site = try Site()
    let id = try site.put("milk").number
    let page = try site.get("groceries/\(id)/aisle").page
    let form = try #require(page.form(to: "/groceries/\(id)/aisle"))
    #expect(form.all("button").first { $0["aria-current"] != nil }?.words == "Dairy and eggs")
    let frozen = try #require(form.all("button").first { $0.words == "Frozen" })

    let answer = try site.send(HTMLForm(form).pressing(frozen))
    #expect(try site.follow(answer).page.aisleNames == ["Frozen"])
    _ = try site.groceries.clear(by: site.person)
    try site.put("Milk")

    #expect(try site.groceryList().aisleNames == ["Frozen"])
    #expect(try site.send(HTMLForm(form).with(["aisle": "x"])).status == 400)
    #expect(try site.send(HTMLForm(form).with(["aisle": "99999"])).status == 404)
  }

  @Test func `begins at the open line, which names the aisle`() throws {
    let site = try Site()
    let milk = try site.put("milk").number
    let other = try site.put("gloves").number

    let page = try site.get("groceries?open=\(milk)").page

    #expect(page.link("Aisle: Dairy and eggs") == "/groceries/\(milk)/aisle")
    #expect(try site.get("groceries?open=\(other)").page.link("Aisle: Everything else") != nil)
  }
}
