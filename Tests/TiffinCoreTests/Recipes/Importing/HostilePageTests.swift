import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A hostile page` {
  @Test func `with random damage is read without a crash`() {
    var chance = SeededRandom(seed: 9)
    var found = 0

    for _ in 0..<400 {
      var page = Bool.random(using: &chance) ? RecipePages.blog : RecipePages.newspaper
      for _ in 0..<Int.random(in: 1...20, using: &chance) { chance.damage(&page) }
      found += WebRecipe.all(in: page, at: WebAddress("https://a.example/b")).count
    }

    #expect((20..<400).contains(found))
  }

  @Test func `of random bytes gives no recipe`() {
    var chance = SeededRandom(seed: 10)

    for _ in 0..<200 {
      let page = (0..<Int.random(in: 0...2_000, using: &chance)).map { _ in UInt8.random(in: 0...255, using: &chance) }
      #expect(WebRecipe.all(in: page).isEmpty)
    }
  }

  @Test(arguments: [
    "<", "<!--", "<script", "<script>", "<script type=application/ld+json>",
    "<script type=application/ld+json>{</script>", "<a x=\"", "<a x='>",
    "<script type=application/ld+json>[[[[", "&quot;", "</script", "{\"@type\":\"Recipe\",", "<script type=\"\"\"\"=",
    "<script = = = ",
  ])
  func `with 300 KB of repeated markup gives no recipe`(part: String) {
    let page = Array(String(repeating: part, count: 300_000 / part.utf8.count).utf8)

    #expect(WebRecipe.all(in: page).isEmpty)
  }

  @Test func `with thousands of recipes gives the first fifty`() {
    let recipes = (0..<3_000).map { #"{"@type":"Recipe","name":"\#($0)"}"# }.joined(separator: ",")

    #expect(WebRecipe.all(in: RecipePages.page("[\(recipes)]")).count == 50)
  }

  /// Twice as much at each level would be 2^100 items.
  @Test func `cannot multiply text by nested names`() {
    let section = #"<div itemscope itemtype="https://schema.org/HowToSection" itemprop="a b">"#
    let page =
      #"<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>"#
      + #"<p itemprop="recipeIngredient">2 leeks</p>"# + String(repeating: section, count: 100)
      + #"<b itemprop="name">Cut</b>"#

    #expect(WebRecipe.all(in: Array(page.utf8)).map(\.name) == ["Soup"])
  }

  @Test func `cannot multiply text by references`() {
    let text = String(repeating: "Mix &amp;amp;amp; bake. ", count: 10_000)
    let references = Array(repeating: ##"{"@id":"#a"}"##, count: 300).joined(separator: ",")
    let recipes = (0..<200).map { ##"{"@type":"Recipe","name":"\##($0)","recipeInstructions":[\##(references)]}"## }
    let page = RecipePages.page(
      "[\(recipes.joined(separator: ","))]", ##"{"@id":"#a","@type":"HowToStep","text":"\##(text)"}"##)

    #expect(WebRecipe.all(in: page).count <= 50)
  }
}

extension SeededRandom {
  /// Changes, deletes, doubles or inserts a few bytes.
  fileprivate mutating func damage(_ page: inout [UInt8]) {
    let place = Int.random(in: 0..<page.count, using: &self)
    let end = min(page.count, place + Int.random(in: 1...40, using: &self))
    switch Int.random(in: 0..<4, using: &self) {
    case 0: page[place] = UInt8.random(in: 0...255, using: &self)
    case 1: page.removeSubrange(place..<end)
    case 2: page.insert(contentsOf: page[place..<end], at: place)
    default: page.insert(contentsOf: Self.pieces.randomElement(using: &self)?.utf8 ?? "".utf8, at: place)
    }
  }

  private static let pieces = [
    "<", ">", "\"", "\\", "\\u", "{", "}", "[", "]", "&", "&#", ";", "</script>", "<script>", "<!--", "-->", ",", ":",
    "null", "\"@type\":\"Recipe\"",
    "1e999", "@id", "\u{0}", "🍕", "PT", "\\ud83c",
  ]
}
