import Testing
import TiffinCore

@Suite struct `A rating` {
  @Test(arguments: 0...5) func `has zero to five stars`(stars: Int) throws {
    let rating = try Rating(stars)

    #expect(rating.stars == stars)
  }

  @Test(arguments: [-1, 6, Int.min, Int.max]) func `cannot have other numbers of stars`(stars: Int) {
    #expect(throws: MealError.ratingOutOfRange(stars)) { try Rating(stars) }
  }

  @Test func `is removed by a tap on its last star`() throws {
    let rating = try Rating(4)

    let tapped = try rating.tapping(star: 4)

    #expect(tapped == .none)
  }

  @Test func `is set by a tap on another star`() throws {
    let rating = try Rating(4)

    let tapped = try rating.tapping(star: 2)

    #expect(tapped.stars == 2)
  }

  @Test(arguments: [0, 6]) func `is refused for a star outside 1 to 5`(star: Int) {
    #expect(throws: MealError.ratingOutOfRange(star)) { try Rating.none.tapping(star: star) }
  }
}
