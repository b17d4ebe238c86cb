import Testing
import TiffinCore

@Suite struct `A rating` {
  @Test(arguments: 0...5) func `has zero to five stars`(stars: Int) throws {
    let rating = try Rating(stars)

    #expect(rating.stars == stars)
  }

  @Test(arguments: [-1, 6, Int.min, Int.max]) func `cannot have fewer than zero or more than five stars`(stars: Int) {
    #expect(throws: MealError.ratingOutOfRange(stars)) { try Rating(stars) }
  }
}
