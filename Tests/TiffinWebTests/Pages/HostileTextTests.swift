import Foundation
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Hostile text` {
  static let list = "strings/blns.json"

  @Test(.enabled(if: TestData.has(list), Comment(rawValue: TestData.missing)))
  func `is shown byte for byte and does not change the page`() throws {
    let site = try Site()
    let strings = try TestData.json(Self.list, as: [String].self)
    let shape = try self.shape(of: "Plain", in: site)
    var tried = 0

    for text in strings where !text.allSatisfy(\.isWhitespace) && !text.isEmpty {
      let form = try site.addForm().with(["name": text, "category": "", "category_other": text, "notes": text])
      #expect(try site.send(form).status == 303, "\(text)")
      let meal = try #require(try site.stored().first)
      let page = try site.page(of: meal.id)
      #expect(same(page.first("h1")?.first("bdi")?.text, text))
      #expect(same(page.first("p", class: "typed")?.text, text))
      let edit = try site.editForm(of: meal.id)
      #expect(same(edit["name"], text))
      #expect(same(edit["category_other"], text) || edit["category"] != nil)
      #expect(same(edit["notes"], text))
      #expect(page.descendants.map(\.name) == shape, "\(text)")
      try site.meals.delete(meal.id, by: site.person)
      tried += 1
    }

    #expect(tried == 513)
  }

  /// The elements of a meal's page, for a name that means nothing to HTML.
  private func shape(of text: String, in site: Site) throws -> [String] {
    _ = try site.send(try site.addForm().with(["name": text, "category": "", "category_other": text, "notes": text]))
    let meal = try #require(try site.stored().first)
    let shape = try site.page(of: meal.id).descendants.map(\.name)
    try site.meals.delete(meal.id, by: site.person)
    return shape
  }

  /// Compares bytes, because Swift treats é and e + ´ as equal.
  private func same(_ one: String?, _ other: String) -> Bool {
    one?.utf8.elementsEqual(other.utf8) == true
  }
}
