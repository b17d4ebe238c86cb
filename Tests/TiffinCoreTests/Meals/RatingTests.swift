import Testing
import TiffinCore

@Suite struct `Rating a meal` {
  @Test(arguments: 0...5) func `takes no star to five`(stars: Int) throws {
    let rating = try Rating(stars)

    #expect(rating.stars == stars)
  }

  @Test(arguments: [-1, 6, Int.min, Int.max]) func `refuses anything else`(stars: Int) {
    #expect(throws: MealError.ratingOutOfRange(stars)) { try Rating(stars) }
  }

  @Test func `tapping the star that is set takes the rating away`() throws {
    let rating = try Rating(4)

    let tapped = try rating.tapping(star: 4)

    #expect(tapped == .none)
  }

  @Test func `tapping another star sets that many`() throws {
    let rating = try Rating(4)

    let tapped = try rating.tapping(star: 2)

    #expect(tapped.stars == 2)
  }

  @Test(arguments: [0, 6]) func `a star that is not there cannot be tapped`(star: Int) {
    #expect(throws: MealError.ratingOutOfRange(star)) { try Rating.none.tapping(star: star) }
  }
}
