import Templating
import Testing
import TiffinCore

@testable import TiffinWeb

/// The rows of a list write addresses themselves, which must equal those made by `Links`.
@Suite struct `Addresses in the meal list` {
  private static let places = [
    MealListLocation.first, MealListLocation(day: Site.today),
    MealListLocation(category: .lunch, search: MealSearch("käse & brot"), after: nil),
  ]

  @Test(arguments: ["/", "/food/", "/a%26b/"], places)
  func `equal those made by links`(root: String, place: MealListLocation) throws {
    let links = Links(root: root)
    let addresses = MealAddresses(links, from: place)
    let meal = try #require(Meal.ID("12"))

    #expect(text { addresses.writePage(of: 12, to: &$0) } == text { $0.write(links.meal(meal, from: place)) })
    #expect(text { addresses.write("/rating", of: 12, to: &$0) } == text { $0.write(links.meal(meal, "rating")) })
    let open = MealListQuery(place: place, open: meal)
    let arrow = text { addresses.writeArrow(of: 12, isOpen: false, to: &$0) }
    #expect(arrow == text { $0.write(links.meals(open, row: meal)) })
    let openArrow = text { addresses.writeArrow(of: 12, isOpen: true, to: &$0) }
    #expect(openArrow == text { $0.write(links.meals(MealListQuery(place: place), row: meal)) })
    let returnLocation = ReturnLocation(place: place, isOverMeal: false)
    #expect(text { addresses.writeForm(of: 12, to: &$0) } == text { $0.write(links.edit(meal, returnLocation)) })
  }

  private func text(_ write: (inout Output) -> Void) -> String {
    String(decoding: Output.bytes(capacity: 256, write), as: UTF8.self)
  }
}
