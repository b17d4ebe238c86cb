import Testing
import TiffinCore

@testable import TiffinWeb

/// The rows of a list have addresses of their own, which must equal those made by `Links`.
@Suite struct `Addresses in the meal list` {
  private static let places = [
    MealListLocation.first, MealListLocation(day: Site.today),
    MealListLocation(category: .lunch, search: MealSearch("käse & brot"), after: nil),
  ]

  @Test(arguments: ["/", "/food/", "/a%26b/"], places)
  func `are the same whether made by MealAddresses or by Links`(root: String, place: MealListLocation) throws {
    let links = Links(root: root)
    let addresses = MealAddresses(links, from: place)
    let meal = try #require(Meal.ID("12"))

    #expect(addresses.page(of: 12) == links.meal(meal, from: place))
    #expect(addresses.action("/rating", on: 12) == links.meal(meal, "rating"))
    let open = MealListQuery(place: place, open: meal)
    #expect(addresses.row(12, isOpen: false) == links.meals(open, row: meal))
    #expect(addresses.row(12, isOpen: true) == links.meals(MealListQuery(place: place), row: meal))
    let returnLocation = MealReturnLocation(place: place, isOverMeal: false)
    #expect(addresses.form(of: 12) == links.edit(meal, returnLocation))
  }
}
