import Foundation
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `An amount of a food` {
  @Test func `is added to the day with its energy and its macros`() throws {
    let site = try Site(withFoods: true)
    let id = try site.food("banana")
    let page = try site.get("foods/\(id)/amount").page
    #expect(page.element(id: "gives")?.words.contains("105 kcal") == true)

    let answer = try site.send(try #require(page.sent(to: "/foods/\(id)/amount")).with(["amount": "2"]))

    let meal = try #require(try site.stored().first)
    #expect(answer["Location"]?.hasPrefix("/diary/2026-11-21?") == true)
    #expect(meal.content.name.text == "Banana")
    #expect(meal.content.energy?.kilocalories == 210)
    #expect(meal.content.category == .lunch)
  }

  @Test(arguments: [
    ("banana 150g", "150", "134 kcal"), ("150 g banana", "150", "134 kcal"), ("2 bananas", "2", "210 kcal"),
    ("1 large banana", "1", "121 kcal"), ("banana 1/2", "½", "53 kcal"),
  ]) func `is taken from the search text`(typed: String, amount: String, energy: String) throws {
    let site = try Site(withFoods: true)

    let found = try site.get("foods?q=\(PercentEncoding.encoded(typed))").page
    let link = try #require(found.element(id: "foods")?.all("a").first { $0.words == "Banana" })
    let page = try site.open(link["href"])

    #expect(page.element(id: "amount")?["value"] == amount)
    #expect(page.element(id: "gives")?.words.contains(energy) == true)
  }

  @Test(arguments: ["2 slices of bread", "2 slices bread", "bread 2 slices"])
  func `in slices is taken from the search text`(typed: String) throws {
    let site = try Site(withFoods: true)

    let found = try site.get("foods?q=\(PercentEncoding.encoded(typed))").page
    let link = try #require(found.element(id: "foods")?.first("a"))
    let page = try site.open(link["href"])

    // A slice weighs 29 g by the USDA's SR28: 266 kcal × 58 g.
    #expect(link.words == "White bread")
    #expect(page.element(id: "amount")?["value"] == "2")
    #expect(page.element(id: "gives")?.words.contains("154 kcal") == true)
  }

  @Test func `can be chosen from portions, the usual one first`() throws {
    let site = try Site(withFoods: true)
    let id = try site.food("peach")

    let page = try site.get("foods/\(id)/amount").page
    let units = try #require(page.element(id: "unit")).all("option").map(\.words)

    // By the USDA's SR28: medium (2-2/3" dia) 150 g.
    #expect(units.first == "medium (150 g)")
    #expect(units.contains("cup slices (154 g)"))
  }

  @Test func `in spoons stays in spoons from search to meal`() throws {
    let site = try Site(withFoods: true)
    let id = try site.food("flour")
    let found = try site.get("foods?q=\(PercentEncoding.encoded("2 EL flour"))").page
    let link = try #require(found.element(id: "foods")?.all("a").first { $0.words == "Flour" })
    let page = try site.open(link["href"])

    #expect(page.element(id: "amount")?["value"] == "2")
    // A cup weighs 125 g by the USDA's SR28, and 16 spoons are a cup: 364 kcal × 15.6 g.
    #expect(page.element(id: "gives")?.words.contains("57 kcal") == true)
    _ = try site.send(try #require(page.sent(to: "/foods/\(id)/amount")))

    let meal = try #require(try site.stored().first)
    #expect(meal.content.name.text == "Flour")
    let plate = try site.get("meals/\(meal.id.number)/foods").page
    #expect(plate.words.contains("2 tbsp, 15.6 g"))
  }

  @Test func `that is unusually large must be confirmed once`() throws {
    let site = try Site(withFoods: true)
    let id = try site.food("banana")
    let form = try #require(try site.get("foods/\(id)/amount").page.sent(to: "/foods/\(id)/amount"))

    let asked = try site.send(form.with(["amount": "150"]))
    let again = try #require(asked.page.sent(to: "/foods/\(id)/amount"))
    // A medium banana weighs 118 g and has 105 kcal.
    let question = asked.page.element(id: "amount-error")?.words
    #expect(question == "Error: 17.7 kg (15,753 kcal)? Save again if that is right")
    #expect(try site.stored().isEmpty)
    let other = try site.send(again.with(["amount": "1500"]))
    #expect(other.page.element(id: "amount-error") != nil)
    #expect(try site.stored().isEmpty)
    _ = try site.send(again)

    #expect(try site.stored().map { $0.content.energy?.kilocalories } == [15_753])
  }

  @Test func `is added once if its form is sent twice`() throws {
    let site = try Site(withFoods: true)
    let id = try site.food("banana")
    let form = try #require(try site.get("foods/\(id)/amount").page.sent(to: "/foods/\(id)/amount"))

    for _ in 1...2 { _ = try site.send(form) }

    #expect(try site.stored().count == 1)
  }

  @Test func `can be previewed without being added`() throws {
    let site = try Site(withFoods: true)
    let id = try site.food("banana")
    let form = try #require(try site.get("foods/\(id)/amount").page.sent(to: "/foods/\(id)/amount"))

    let page = try site.follow(try site.send(form.with(["amount": "1/2", "update": "1"]))).page

    #expect(page.element(id: "gives")?.words.contains("53 kcal") == true)
    #expect(page.element(id: "amount")?["value"] == "1/2")
    #expect(try site.stored().isEmpty)
  }

  @Test func `keeps the chosen category in the preview`() throws {
    let site = try Site(withFoods: true)
    let id = try site.food("banana")
    let form = try #require(try site.get("foods/\(id)/amount").page.sent(to: "/foods/\(id)/amount"))
    let changed = form.with(["amount": "2", "category": "Dinner", "update": "1"])

    let page = try site.follow(try site.send(changed)).page
    _ = try site.send(try #require(page.sent(to: "/foods/\(id)/amount")))

    #expect(try site.stored().first?.content.category == .dinner)
  }

  @Test func `that is unreadable in an address gets a message without a refusal`() throws {
    let site = try Site(withFoods: true)
    let id = try site.food("banana")

    let answer = try site.get("foods/\(id)/amount?amount=two+bowls")

    #expect(answer.status == 200)
    #expect(answer.page.element(id: "amount-error")?.words.contains("such as 1, 1/2 or 150 g") == true)
  }

  @Test func `that is unreadable is shown again as typed`() throws {
    let site = try Site(withFoods: true)
    let id = try site.food("banana")
    let form = try #require(try site.get("foods/\(id)/amount").page.sent(to: "/foods/\(id)/amount"))

    let answer = try site.send(form.with(["amount": "two bowls"]))

    #expect(answer.status == 422)
    #expect(answer.page.element(id: "amount")?["value"] == "two bowls")
    #expect(answer.page.element(id: "amount-error")?.words.contains("such as 1, 1/2 or 150 g") == true)
    #expect(try site.stored().isEmpty)
  }
}
