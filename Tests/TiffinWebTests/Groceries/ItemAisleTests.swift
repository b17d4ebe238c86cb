import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The aisle of a grocery item` {
  @Test func `is chosen in its form and remembered`() throws {
    let site = try Site()
    let id = try site.put("milk").number
    let form = try #require(try site.get("groceries?open=\(id)").page.form(to: "/groceries/\(id)"))
    let options = try #require(form.first("select")).all("option")
    #expect(options.first { $0["selected"] != nil }?.words == "Dairy and eggs")
    #expect(options.last?.words == "Everything else")
    let frozen = try #require(options.first { $0.words == "Frozen" }?["value"])

    let answer = try site.send(HTMLForm(form).with(["aisle": frozen]))
    #expect(try site.follow(answer).page.aisleNames == ["Frozen"])
    #expect(try site.send(HTMLForm(form).with(["aisle": "99999"])).status == 404)
    _ = try site.groceries.clear(by: site.person)
    try site.put("Milk")

    #expect(try site.groceryList().aisleNames == ["Frozen"])
  }

  @Test func `can be set to none`() throws {
    let site = try Site()
    let id = try site.put("milk").number
    let form = try #require(try site.get("groceries?open=\(id)").page.form(to: "/groceries/\(id)"))

    _ = try site.send(HTMLForm(form).with(["aisle": "0"]))

    let again = try #require(try site.get("groceries?open=\(id)").page.form(to: "/groceries/\(id)"))
    #expect(again.all("option").first { $0["selected"] != nil }?.words == "Everything else")
  }
}
