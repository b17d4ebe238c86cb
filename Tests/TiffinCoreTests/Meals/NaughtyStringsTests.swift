import Foundation
import TestServer
import TestSupport
import Testing
import TiffinCore

/// The big list of naughty strings, where it is (`TIFFIN_TEST_DATA`, by default `../shared/data`).
private let naughtyStrings = try? TestData.json("strings/blns.json", as: [String].self)

@Suite(.enabled(if: naughtyStrings != nil, "strings/blns.json is not in TIFFIN_TEST_DATA"))
struct `A meal with unusual text` {
  @Test func `is read back unchanged`() throws {
    let kitchen = try Kitchen()
    let strings = try #require(naughtyStrings)
    var count = 0

    for string in strings {
      guard let name = try? MealName(string) else {
        let isBlank = string.allSatisfy(\.isWhitespace)
        #expect(isBlank, "\(string.debugDescription)")
        continue
      }
      var content = try MealContent.toast()
      content.name = name
      content.category = try MealCategory(String(decoding: string.utf8.prefix(MealCategory.limit - 3), as: UTF8.self))
      content.notes = try MealNotes(string)
      let meal = try kitchen.meals.meal(try kitchen.add(content), of: kitchen.cook.id)
      #expect(meal.content == content, "\(string.debugDescription)")
      #expect(meal.content.name.text.utf8.elementsEqual(string.utf8))
      count += 1
    }

    #expect(count > 400)
  }

  @Test func `is found by its text, and never breaks the search`() throws {
    let kitchen = try Kitchen()
    let strings = try #require(naughtyStrings)
    var found = 0

    for string in strings {
      guard let name = try? MealName(string), let search = MealSearch(string) else { continue }
      var content = try MealContent.toast()
      content.name = name
      let id = try kitchen.add(content)
      let page = try kitchen.meals.page(MealQuery(limit: 200, search: search), of: kitchen.cook.id)
      found += page.meals.contains { $0.id == id } ? 1 : 0
      try kitchen.meals.delete(id, by: kitchen.cook)
    }

    // The others are nothing but signs, in which there is no word to look for.
    #expect(found > 400)
  }
}
