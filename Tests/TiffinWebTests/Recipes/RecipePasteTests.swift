import TestServer
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Pasting a recipe` {
  private static let soup = """
    Red lentil soup

    250 g red lentils
    1 large onion, chopped

    Fry the onion until soft.
    Add lentils and 1 litre of water, simmer 20 minutes.

    Serves 4
    """

  private func form(_ page: HTMLElement) throws -> HTMLForm {
    HTMLForm(try #require(page.form(to: "/recipes/paste")))
  }

  private func empty(_ site: Site) throws -> HTMLForm { try form(try site.get("recipes/paste").page) }

  private func filled(_ page: HTMLElement) throws -> HTMLForm { HTMLForm(try #require(page.form(to: "/recipes"))) }

  @Test func `shows the recognised recipe before it is saved`() throws {
    let site = try Site()

    let answer = try site.send(try empty(site).with(["text": Self.soup]))

    let form = try filled(answer.page)
    #expect(answer.status == 200)
    #expect(answer.page.first("h1")?.words == "Red lentil soup From its text")
    #expect(form["name"] == "Red lentil soup" && form["servings"] == "4")
    #expect(form["ingredients"] == "250 g red lentils\n1 large onion, chopped")
    #expect(
      form["instructions"] == "Fry the onion until soft.\nAdd lentils and 1 litre of water, simmer 20 minutes.")
    #expect(try site.recipes.page(RecipeQuery(), for: site.person).recipes.isEmpty)
  }

  @Test func `is one of three ways to add a recipe, each linked from the others`() throws {
    let site = try Site()
    let ways = ["Address": "/recipes/import", "Paste": "/recipes/paste", "Write": "/recipes/new"]

    for here in ways.values {
      let page = try site.get(String(here.dropFirst())).page
      #expect(ways.allSatisfy { page.link($0) == $1 })
      #expect(page.first("nav", class: "seg")?.first("a", where: ("aria-current", "page"))?["href"] == here)
    }
    let list = try site.get("recipes").page
    #expect(list.link("From its text") == "/recipes/paste")
  }

  @Test func `accepts a saved page`() throws {
    let site = try Site()
    var sent = try empty(site)
    let page =
      #"<html><body itemscope itemtype="http://schema.org/Recipe"><h1 itemprop=name>Pie</h1>"#
      + "<p itemprop=recipeIngredient>1 egg</p></body></html>"
    sent.pick("Pie.html", Array(page.utf8), for: "file")

    let form = try filled(try site.send(sent).page)

    #expect(form["name"] == "Pie" && form["ingredients"] == "1 egg")
  }

  @Test func `asks which recipe to use if several are found`() throws {
    let site = try Site()
    let recipes = ["Pie", "Soup"].map { #"{"@type":"Recipe","name":"\#($0)","recipeIngredient":["1 egg"]}"# }

    let choice = try site.send(try empty(site).with(["text": "[\(recipes.joined(separator: ","))]"])).page
    let form = try filled(try site.send(try form(choice).with(["recipe": "1"])).page)

    #expect(form["name"] == "Soup")
  }

  @Test(arguments: [
    ("", "Paste a recipe, or choose a file"),
    ("Hello", "No recipe found. Put each ingredient on its own line, then the steps"),
  ])
  func `refuses text without a recipe and keeps it`(text: String, sentence: String) throws {
    let site = try Site()

    let answer = try site.send(try empty(site).with(["text": text]))

    #expect(answer.status == 422 && answer.page.problems == [sentence])
    #expect(try form(answer.page)["text"] == text)
  }

  @Test(arguments: [
    ("%PDF-1.7 text", "This PDF is damaged or protected. Paste the recipe’s text instead"),
    (emptyPage, "This PDF has no text. Copy the text with your phone’s camera and paste it"),
    ("\u{89}PNG\r\n\0\0\0", "That file has no text. Choose a saved page, a text file or a PDF"),
  ])
  func `refuses a file without text`(content: String, sentence: String) throws {
    let site = try Site()
    var sent = try empty(site)
    sent.pick("file", Array(content.utf8), for: "file")

    let answer = try site.send(sent)

    #expect(answer.status == 422)
    #expect(answer.page.problems == [sentence])
  }

  private static let emptyPage = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
    trailer<</Root 1 0 R/Size 4>>
    """

  @Test(arguments: [
    "recipes/paste?url=https%3A%2F%2Fexample.org%2Fsoup", "recipes/paste?text=https%3A%2F%2Fexample.org%2Fsoup",
    "recipes/paste?title=Soup&text=Red+lentil+soup+https%3A%2F%2Fexample.org%2Fsoup",
  ])
  func `redirects an address shared by an app to the import`(path: String) throws {
    let site = try Site()

    #expect(try site.get(path)["Location"] == "/recipes/import?url=https%3A%2F%2Fexample.org%2Fsoup")
  }

  private static let page = "/recipes/import?url=https%3A%2F%2Fexample.org%2Fpilaf"
  private static let sharing = [
    "1-pan pilaf: https://example.org/pilaf", "3 grain pilaf\nhttps://example.org/pilaf",
    "One pot pilaf, https://example.org/pilaf", "1 sheet pilaf https://example.org/pilaf",
    "Lamb pilaf\r\n\r\nhttps://example.org/pilaf", "https://example.org/pilaf\nLamb pilaf | The Pot",
    "Lamb pilaf – The Pot: https://example.org/pilaf.", "<https://example.org/pilaf>",
    "[Lamb pilaf](https://example.org/pilaf)",
    "Look at this!! https://example.org/pilaf!!", "“Lamb pilaf” (https://example.org/pilaf), for Sunday?",
    "ピラフ【https://example.org/pilaf】", "ピラフhttps://example.org/pilaf。", "30-Minute Pilaf\nhttps://example.org/pilaf",
    "5 ingredient pilaf https://example.org/pilaf", "HTTPS://example.org/pilaf😋".replacing("HTTPS", with: "https"),
    "https://example.org/pilaf\n\nhttps://example.org/pilaf?utm_source=share",
    "You need to make this:\nhttps://example.org/pilaf",
    "Lamb pilaf\n30 min · 4 servings\nhttps://example.org/pilaf",
    "Lamb pilaf\n4.8 ★ (312 reviews)\n1 h 20 min | Serves 6 | 450 kcal\nhttps://example.org/pilaf",
    "https://example.org/pilaf\n45 Minuten, 4 Portionen, einfach", "Pilaf\n12 ingredients\nhttps://example.org/pilaf",
    "Pilaf\n620 kcal · 32 g protein · 12 g fat\nhttps://example.org/pilaf",
    "Pilaf\n“Rice, lamb and apricots in one pot.”\n\nhttps://example.org/pilaf\n\nSent from my phone",
  ]

  @Test(arguments: sharing) func `redirects a shared text with one address to the import`(text: String) throws {
    let site = try Site()

    for field in ["text", "url", "title"] {
      #expect(
        try site.get("recipes/paste?\(field)=\(PercentEncoding.encoded(text))")["Location"] == Self.page, "\(field)")
    }
    #expect(try site.send(try empty(site).with(["text": text]))["Location"] == Self.page)
  }

  @Test func `keeps brackets that belong to an address`() throws {
    let site = try Site()

    let answer = try site.get("recipes/paste?text=\(PercentEncoding.encoded("(see https://example.org/Pilaf_(dish))"))")

    #expect(answer["Location"] == "/recipes/import?url=https%3A%2F%2Fexample.org%2FPilaf_%28dish%29")
  }

  @Test(arguments: [
    "3 onions\nhttps://example.org/pilaf", "2 carrots https://example.org/pilaf",
    "Pilaf\n200 g rice\n1 onion\n\nhttps://example.org/pilaf", "https://example.org/pilaf\n1 onion\n2 carrots",
    "Pilaf\nhttps://example.org/pilaf\nhttps://example.org/rice",
    "Pilaf\nIngredients\nrice\nlamb\nhttps://example.org/pilaf",
    "Pilaf\n30 min · 4 servings\n200 g rice\nhttps://example.org/pilaf", "Chips\n1 kg fat\nhttps://example.org/chips",
    "Pilaf\n4 servings, 200 g rice\nhttps://example.org/pilaf",
    "Pilaf of the week", "200 g rice: https://example.org/rice", "https:// www.", "mailto:me@example.org",
  ])
  func `fills the form with a shared text that contains a recipe, several addresses or no address`(text: String) throws
  {
    let site = try Site()

    let answer = try site.get("recipes/paste?text=\(PercentEncoding.encoded(text))")

    #expect(answer.status == 200)
    #expect(try form(answer.page)["text"] == text)
  }

  @Test(.enabled(if: TestData.has(Self.cases), Comment(rawValue: TestData.missing)))
  func `redirects texts shared by real phones to the import`() throws {
    let site = try Site()
    let lines = String(decoding: try TestData.bytes(Self.cases), as: UTF8.self).split(separator: "\n").dropFirst()
    #expect(!lines.isEmpty)

    for line in lines {
      let text = String(line.prefix { $0 != "\t" }).replacing("\\n", with: "\n")
      let answer = try site.get("recipes/paste?text=\(PercentEncoding.encoded(text))")
      #expect(answer["Location"] == "/recipes/import?url=https%3A%2F%2Fexample.org%2Fsoup", "\(text)")
    }
  }

  private static let cases = "cases/shared-texts.tsv"

  @Test func `accepts text shared by an app, and redirects a pasted address`() throws {
    let site = try Site()
    let address = try empty(site).with(["text": " https://example.org/soup\n"])

    let shared = try site.get("recipes/paste?text=Toast%0A2+slices+bread").page
    let moved = try site.send(address)

    #expect(try form(shared)["text"] == "Toast\n2 slices bread")
    #expect(moved.status == 303 && moved["Location"] == "/recipes/import?url=https%3A%2F%2Fexample.org%2Fsoup")
  }

  @Test func `is linked from the import, and links to other ways`() throws {
    let site = try Site()

    #expect(try site.get("recipes/import").page.link("Paste") == "/recipes/paste")
    #expect(try site.get("recipes/paste").page.link("Address") == "/recipes/import")
    #expect(try site.get("recipes/paste").page.link("Write") == "/recipes/new")
  }
}
