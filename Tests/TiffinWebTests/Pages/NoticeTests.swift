import Testing

@testable import TiffinCore
@testable import TiffinWeb

/// Tests the notice that a page's address asks for.
@Suite struct `A notice` {
  private func query(_ text: String) throws -> FormData { try FormData(query: Array(text.utf8)[...]) }

  @Test func `has an action and a subject`() throws {
    let notice = try #require(try Notice<MealNoticeAction>(query("category=lunch&deleted=12")))

    #expect(notice.action == .deleted)
    #expect(notice.subject == Meal.ID(12))
    #expect(notice.text == "deleted=12")
  }

  @Test(arguments: ["", "deleted=", "deleted=x", "deleted=012", "deleted=0", "eaten", "thrown=12"])
  func `is missing if the address is invalid`(text: String) throws {
    #expect(try Notice<RecipeNoticeAction>(query(text)) == nil)
  }

  @Test func `can name several entries of the plan`() throws {
    let notice = try #require(try Notice<PlanNoticeAction>(query("removed=3,x,5")))

    #expect(notice.subject.ids == [PlanEntry.ID(3), PlanEntry.ID(5)])
    #expect(notice.text == "removed=3,5")
  }
}
