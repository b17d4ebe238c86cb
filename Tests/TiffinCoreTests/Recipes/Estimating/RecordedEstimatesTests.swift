import Testing

@testable import TiffinCore

@Suite(.enabled(if: Recordings.areThere, "\(Recordings.missing)"))
struct `Estimates of the recorded catalogue recipes` {
  @Test func `exist for all, within plausible ranges`() throws {
    for recipe in try Recordings.recipes() {
      let estimate = estimate(recipe)

      #expect((50...900).contains(estimate.energy?.kilocalories ?? 0), "\(recipe.name)")
      #expect((30...1_500).contains(estimate.cents ?? 0), "\(recipe.name)")
      #expect((10...1_440).contains(estimate.time?.minutes ?? 0), "\(recipe.name)")
      #expect((estimate.energy?.kilocalories ?? 1) % 10 == 0 && (estimate.cents ?? 1) % 5 == 0)
    }
  }

  @Test(arguments: [("Dessert", 400...600), ("Beef", 400...600), ("Vegetarian", 250...450), ("Seafood", 350...550)])
  func `have plausible medians per category`(category: String, range: ClosedRange<Int>) throws {
    let recipes = try Recordings.recipes().filter { $0.category == category }

    let energies = recipes.compactMap { estimate($0).energy?.kilocalories }.sorted()

    #expect(range.contains(energies[energies.count / 2]), "\(energies[energies.count / 2])")
  }

  @Test func `of soups are plausible in energy and time`() throws {
    let soups = try Recordings.recipes().filter { $0.name.hasSuffix("Soup") || $0.name.hasSuffix("soup") }.map(estimate)

    let energies = soups.compactMap { $0.energy?.kilocalories }
    let times = soups.compactMap { $0.time?.minutes }.sorted()

    #expect(soups.count > 5)
    #expect((250...450).contains(energies.reduce(0, +) / energies.count))
    #expect((30...90).contains(times[times.count / 2]))
  }

  @Test(
    arguments: [
      ("Beef Rendang", 60...140, nil), ("Shawarma", 30...60, 480...480), ("Duck Confit", 120...200, 480...480),
      ("Summer Pudding", 10...40, 360...360),
    ] as [(String, ClosedRange<Int>, ClosedRange<Int>?)])
  func `separate cooking from resting`(name: String, work: ClosedRange<Int>, rest: ClosedRange<Int>?) throws {
    let estimate = estimate(try #require(try Recordings.recipes().first { $0.name == name }))

    #expect(work.contains(estimate.time?.minutes ?? 0), "\(estimate)")
    #expect(rest.map { $0.contains(estimate.rest?.minutes ?? 0) } ?? (estimate.rest == nil), "\(estimate)")
  }

  @Test func `use nearly all ingredients`() throws {
    let bases = try Recordings.recipes().map { recipe in
      RecipeEstimate.basis(of: recipe.ingredients.map { RecipeIngredient.pair($0).reading }, for: .usual, isGuess: true)
    }

    let counted = bases.reduce(0) { $0 + $1.counted }
    let ingredients = bases.reduce(0) { $0 + $1.ingredients }

    #expect(counted * 100 >= ingredients * 97)
    #expect(bases.allSatisfy { $0.counted * 2 >= $0.ingredients })
  }

  @Test func `are the same each time`() throws {
    let recipes = try Recordings.recipes()

    let once = recipes.map(estimate)

    #expect(recipes.map(estimate) == once)
  }

  private func estimate(_ recipe: CatalogueRecipe) -> RecipeEstimate {
    .of(ingredients: recipe.ingredients.map(RecipeIngredient.pair), steps: recipe.steps, servings: nil)
  }
}

@Suite(.enabled(if: RecordedPage.areThere, "\(RecordedPage.missing)"))
struct `Guessed servings of recorded pages` {
  // Of the sample's 48: 19 when all were taken for four, eight or twelve by one bound, whatever the dish.
  @Test func `are right for nearly half, and close for most`() throws {
    var (all, right, near) = (0, 0, 0)
    for recipe in try RecordedPage.all().compactMap(\.read) {
      guard let told = recipe.servings else { continue }
      let lines = try RecipeIngredient.lines(of: recipe.ingredients.joined(separator: "\n"))
      let estimate = RecipeEstimate.of(ingredients: lines, steps: recipe.steps, servings: nil)
      let guess = try #require(estimate.servings?.count)
      all += 1
      if guess == told { right += 1 }
      if guess * 3 >= told * 2, guess * 2 <= told * 3 { near += 1 }
    }

    #expect(right * 100 >= all * 45 && near * 100 >= all * 68, "\(right) and \(near) of \(all)")
  }
}
