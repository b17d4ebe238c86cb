import Fetching
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TiffinCore
@testable import TiffinWeb

@Suite struct `The barcode page` {
  private static let digits = "7394376616037"

  @Test func `leads to the food's amount`() throws {
    let site = try Site()
    let id = try site.addDrink()
    let form = try #require(
      try site.get("foods/barcode?day=2026-11-20&for=Lunch").page.sent(to: "/foods/barcode"))

    let answer = try site.send(form.with(["code": "7 394376 616037"]))

    #expect(answer.status == 303)
    #expect(answer["Location"] == "/foods/\(id.number)/amount?day=2026-11-20&for=Lunch")
  }

  @Test func `allows the camera, also after a refusal, as no other page does`() throws {
    let site = try Site()
    let form = try #require(try site.get("foods/barcode").page.sent(to: "/foods/barcode"))

    let (page, refused) = (try site.get("foods/barcode"), try site.send(form.with(["code": "12"])))

    #expect(refused.status == 422)
    #expect([page, refused].allSatisfy { $0["Permissions-Policy"]?.contains("camera=(self)") == true })
    #expect(try site.get("foods")["Permissions-Policy"]?.contains("camera=()") == true)
  }

  @Test func `reads a barcode from a picture`() throws {
    let site = try Site()
    let id = try site.addDrink()
    var form = try #require(try site.get("foods/barcode").page.sent(to: "/foods/barcode"))
    form.pick("photo.png", BarcodePicture.ean(Self.digits), for: "photo")

    let answer = try site.send(form)

    #expect(answer["Location"]?.hasPrefix("/foods/\(id.number)/amount") == true)
  }

  @Test func `says if a picture has no barcode`() throws {
    let site = try Site()
    var form = try #require(try site.get("foods/barcode").page.sent(to: "/foods/barcode"))
    form.pick("photo.png", BarcodePicture.empty, for: "photo")

    let answer = try site.send(form)

    #expect(answer.status == 422)
    #expect(answer.page.words.contains("No barcode in that picture"))
  }

  @Test(arguments: [
    ("", "Take a picture of the barcode, or type its digits"), ("12345", "A barcode has 7 to 14 digits; this has 5"),
    ("73943766160a7", "A barcode has only digits"),
    ("7394376616038", "The last digit does not fit the others. Check each digit"),
  ])
  func `refuses an invalid barcode and keeps what was typed`(typed: String, sentence: String) throws {
    let site = try Site()
    let form = try #require(try site.get("foods/barcode").page.sent(to: "/foods/barcode"))

    let answer = try site.send(form.with(["code": typed]))

    #expect(answer.status == 422)
    #expect(answer.page.element(id: "code-error")?.words.contains(sentence) == true)
    #expect(answer.page.element(id: "code")?["value"] == typed)
  }

  @Test func `leads to a new food with number and picture if the barcode is unknown`() throws {
    let site = try Site()
    var form = try #require(try site.get("foods/barcode?day=2026-11-20").page.sent(to: "/foods/barcode"))
    form.pick("photo.png", BarcodePicture.ean(Self.digits), for: "photo")

    let page = try site.follow(try site.send(form)).page

    #expect(page.words.contains("\(Self.digits) is new"))
    let own = try #require(page.sent(to: "/foods"))
    #expect(own["barcode"] == Self.digits && own["kept_photo"] != nil && own["day"] == "2026-11-20")
    let amount = try site.follow(try site.send(own.with(["name": "Oat drink", "energy": "59"])))
    #expect(amount.status == 200)
    let food = try #require(try FoodStore(site.database).food(with: Barcode(Self.digits), for: site.person))
    let picture = try #require(
      try site.get("foods/\(food.number)").page.all("img").compactMap { $0["src"] }.first {
        $0.contains("/picture/large")
      })
    #expect(try site.request("GET", picture).status == 200)
  }

  @Test func `looks up Open Food Facts and credits it with the figures`() throws {
    let products = Shelf([Self.digits: #"{"product_name":"Barista","nutriments":{"energy-kcal_100g":59}}"#])
    let site = try Site { $0.productSource = products }
    let form = try #require(try site.get("foods/barcode").page.sent(to: "/foods/barcode"))

    let amount = try site.follow(try site.send(form.with(["code": Self.digits]))).page

    #expect(amount.words.contains("59 kcal per 100 g"))
    #expect(amount.element(id: "gives")?.words.contains("–unknown") == true)
    let food = try #require(amount.all("a").first { $0["aria-label"] == "About Barista" }?["href"])
    for page in [amount, try site.request("GET", food).page, try site.get("foods?q=barista").page] {
      #expect(page.words.contains("From Open Food Facts, © its contributors, ODbL."))
      let licence = page.all("a").first { $0.words == "ODbL" }
      #expect(licence?["href"] == "https://opendatacommons.org/licenses/odbl/1-0/")
    }
  }

  @Test(arguments: [false, true])
  func `keeps the digits and links to a new food if Open Food Facts does not answer`(isPicture: Bool) throws {
    let site = try Site { $0.productSource = Shelf(nil) }
    var form = try #require(try site.get("foods/barcode").page.sent(to: "/foods/barcode"))
    if isPicture { form.pick("photo.png", BarcodePicture.ean(Self.digits), for: "photo") }

    let answer = try site.send(form.with(["code": isPicture ? "" : Self.digits]))

    #expect(answer.status == 503)
    #expect(answer.page.words.contains("Open Food Facts is not answering"))
    #expect(answer.page.element(id: "code")?["value"] == Self.digits)
    let own = try #require(answer.page.link("New food"))
    #expect(try site.request("GET", own).page.element(id: "barcode")?["value"] == Self.digits)
  }

  @Test func `lets a household correct a product's figures`() throws {
    let products = Shelf([Self.digits: #"{"product_name":"Barista","nutriments":{"energy-kcal_100g":59}}"#])
    let site = try Site { $0.productSource = products }
    let form = try #require(try site.get("foods/barcode").page.sent(to: "/foods/barcode"))
    let amount = try site.follow(try site.send(form.with(["code": Self.digits]))).page
    let link = try #require(amount.all("a").first { $0.words == "Correct it" }?["href"])

    let own = try #require(try site.request("GET", link).page.sent(to: "/foods"))
    #expect(own["name"] == "Barista" && own["energy"] == "59" && own["barcode"] == Self.digits)
    _ = try site.send(own.with(["energy": "62"]))

    #expect(try site.follow(try site.send(form.with(["code": Self.digits]))).page.words.contains("62 kcal per 100 g"))
  }

  @Test(arguments: ["diary/2026-11-20", "foods?day=2026-11-20&q=oat"])
  func `is linked from the day and the food search`(path: String) throws {
    let site = try Site()

    let links = try site.get(path).page.all("a").compactMap { $0["href"] }

    #expect(links.contains { $0.hasPrefix("/foods/barcode?day=2026-11-20") })
  }
}

/// A source with products by barcode; nil if it never answers.
private struct Shelf: ProductSource {
  let products: [String: String]?

  init(_ products: [String: String]?) {
    self.products = products
  }

  func product(_ digits: String, within time: Duration) throws(ProductFailure) -> SourceProduct? {
    guard let products else { throw .unreadable }
    guard let product = products[digits] else { return nil }
    return try OpenFoodFacts.read(Array(#"{"code":"\#(digits)","product":\#(product)}"#.utf8)).get()
  }
}

extension Site {
  fileprivate func addDrink() throws -> Food.ID {
    var nutrients = Nutrients()
    nutrients[.energy] = 59_000
    return try FoodStore(database).add(
      FoodContent(name: try MealName("Oat drink"), barcode: "7394376616037", basis: .millilitres, nutrients: nutrients),
      by: person)
  }
}
