import Foundation
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `One's own food` {
  @Test func `is saved and leads to its amount`() throws {
    let site = try Site()
    let form = try #require(try site.get("foods/new?q=Muesli").page.sent(to: "/foods"))
    #expect(form["name"] == "Muesli")

    let answer = try site.send(
      form.with([
        "energy": "1506", "energy_unit": "kJ", "carbs": "60", "portion-1": "bowl", "grams-1": "50",
      ]))

    let page = try site.follow(answer).page
    #expect(page.element(id: "gives")?.words.contains("180 kcal") == true)
    #expect(page.element(id: "gives")?.words.contains("–unknown") == true)
  }

  @Test func `that is invalid is shown again with everything typed`() throws {
    let site = try Site()
    let form = try #require(try site.get("foods/new").page.sent(to: "/foods"))

    let answer = try site.send(
      form.with(["name": " ", "energy": "a lot", "barcode": "12", "portion-1": "bowl", "brand": "Havre"]))

    #expect(answer.status == 422)
    for field in ["name", "energy", "barcode", "grams-1"] {
      #expect(answer.page.element(id: "\(field)-error") != nil, "\(field)")
    }
    #expect(answer.page.element(id: "brand")?["value"] == "Havre")
    #expect(answer.page.element(id: "portion-1")?["value"] == "bowl")
  }

  @Test func `lists each invalid figure above the form with one message each`() throws {
    let site = try Site()
    let form = try #require(try site.get("foods/new?q=Oil").page.sent(to: "/foods"))

    let page = try site.send(form.with(["protein": "lots", "fat": "-1", "salt": "x"])).page

    #expect(page.summary == ["Protein", "Fat", "Salt"])
    #expect(page.first("div", class: "bad")?.all("a").map { $0["href"] } == ["#protein", "#fat", "#salt"])
    #expect(
      page.all("p", class: "err").map { $0.words.contains("Enter ") }
        == [true, true, true])
  }

  private static let impossible: [(KeyValuePairs<String, String>, String)] = [
    (["energy": "3000"], "energy"), (["energy": "4185", "energy_unit": "kJ"], "energy"), (["fat": "100.1"], "fat"),
    (["carbs": "60", "protein": "30", "fat": "13"], "carbs"), (["per": "ml", "energy": "1001"], "energy"),
  ]

  @Test(arguments: impossible)
  func `is refused if 100 g would hold more than 100 g or too much energy`(
    typed: KeyValuePairs<String, String>, field: String
  ) throws {
    let site = try Site()
    let form = try #require(try site.get("foods/new?q=Oil").page.sent(to: "/foods"))

    let answer = try site.send(form.with(typed))

    #expect(answer.status == 422)
    #expect(answer.page.problems.count == 1 && answer.page.element(id: "\(field)-error") != nil)
  }

  private static let possible: [KeyValuePairs<String, String>] = [
    ["fat": "100", "energy": "900"], ["per": "piece", "energy": "3000", "carbs": "300"],
  ]

  @Test(arguments: possible)
  func `may be pure fat or a piece of any size`(typed: KeyValuePairs<String, String>) throws {
    let site = try Site()
    let form = try #require(try site.get("foods/new?q=Oil").page.sent(to: "/foods"))

    #expect(try site.send(form.with(typed)).status == 303)
  }

  @Test func `can be edited without changing past meals`() throws {
    let site = try Site()
    let id = try FoodStore(site.database).add(try .made("Muesli"), by: site.person).number
    let amount = try #require(try site.get("foods/\(id)/amount").page.sent(to: "/foods/\(id)/amount"))
    _ = try site.send(amount.with(["amount": "100 g"]))
    let form = try #require(try site.get("foods/\(id)/edit").page.sent(to: "/foods/\(id)"))

    let answer = try site.send(form.with(["energy": "400"]))

    #expect(try site.follow(answer).page.words.contains("400 kcal"))
    #expect(try site.stored().map(\.content.energy?.kilocalories) == [360])
  }

  @Test func `that was deleted meanwhile can be saved as a new one with everything typed`() throws {
    let site = try Site()
    let foods = FoodStore(site.database)
    let id = try foods.add(try .made("Muesli"), by: site.person)
    var form = try #require(try site.get("foods/\(id.number)/edit?q=mue").page.sent(to: "/foods/\(id.number)"))
    form = form.with(["brand": "Havre", "energy": "1506", "energy_unit": "kJ", "portion-1": "bowl", "grams-1": "50"])
    form.pick("photo.jpg", try Site.picture(), for: "photo")
    try foods.delete(id, by: site.person)

    let answer = try site.send(form)

    #expect(answer.status == 422)
    #expect(answer.page.problems == ["Save to add it again"])
    let again = try #require(answer.page.sent(to: "/foods"))
    for (name, value) in form.fields where name != "revision" && name != "token" { #expect(again[name] == value) }
    #expect(answer.page.kept != nil)
    let amount = try site.follow(try site.send(again)).page
    #expect(amount.element(id: "gives")?.words.contains("180 kcal") == true)
    #expect(amount.link("Results for “mue”") != nil)
  }

  @Test func `that was deleted meanwhile and has an error reports both`() throws {
    let site = try Site()
    let foods = FoodStore(site.database)
    let id = try foods.add(try .made("Muesli"), by: site.person)
    let form = try #require(try site.get("foods/\(id.number)/edit").page.sent(to: "/foods/\(id.number)"))
    try foods.delete(id, by: site.person)

    let answer = try site.send(form.with(["energy": "a lot"]))

    #expect(answer.page.problems.count == 2)
    #expect(answer.page.element(id: "energy")?["value"] == "a lot")
    #expect(try site.send(form.to("/foods/999")).status == 404)
  }
}
