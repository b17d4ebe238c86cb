import Testing
import TiffinCore

@Suite struct `The default meal category` {
  @Test(arguments: [
    (0, TiffinCore.MealCategory.snack), (4, .breakfast), (10, .breakfast), (11, .lunch), (14, .lunch), (15, .snack),
    (17, .dinner),
    (21, .dinner), (22, .snack),
  ])
  func `follows the time of day`(hour: Int, category: TiffinCore.MealCategory) throws {
    let time = try #require(LocalTime(hour: hour, minute: 59))

    #expect(MealCategory.usual(at: time) == category)
  }
}
