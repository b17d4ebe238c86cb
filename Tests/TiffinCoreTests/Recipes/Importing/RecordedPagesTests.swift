import Testing

@testable import TiffinCore

@Suite(.enabled(if: RecordedPage.areThere, "\(RecordedPage.missing)"))
struct `60 recorded recipe pages` {
  private typealias Figures = (title: Int, ingredients: Int, steps: Int, servings: Int, time: Int, energy: Int)

  /// The minimum number of pages per group that are read as recorded. The others join or omit lines.
  private static let least: [String: Figures] = [
    "ordinary JSON-LD": (20, 16, 17, 18, 20, 20),
    "odd JSON-LD": (10, 9, 8, 9, 10, 10),
    "microdata only": (14, 13, 11, 13, 15, 15),
    "hRecipe or no markup": (4, 2, 3, 2, 3, 5),
    "other language or encoding": (8, 7, 6, 8, 8, 9),
  ]

  @Test func `are mostly read correctly, with any markup`() throws {
    for (group, pages) in Dictionary(grouping: try RecordedPage.all(), by: \.group).sorted(by: { $0.key < $1.key }) {
      func count(_ isRight: (RecordedPage) -> Bool) -> Int { pages.filter(isRight).count }
      let found: Figures = (
        count(\.hasTitle), count(\.hasIngredients), count(\.hasSteps), count(\.hasServings), count(\.hasTime),
        count(\.hasEnergy)
      )
      print("\(group), of \(pages.count): \(found)")
      let least = try #require(Self.least[group])
      #expect(found.title >= least.title && found.ingredients >= least.ingredients, "\(group)")
      #expect(found.steps >= least.steps && found.servings >= least.servings, "\(group)")
      #expect(found.time >= least.time && found.energy >= least.energy, "\(group)")
    }
  }

  @Test func `with only microdata give title and ingredients in 4 of 5 cases`() throws {
    let pages = try RecordedPage.all().filter { $0.group == "microdata only" }

    let read = pages.filter { $0.hasTitle && $0.hasIngredients }

    let found = pages.filter(\.isFound)
    #expect(found.count == pages.count)
    #expect(read.count * 5 >= pages.count * 4, "\(pages.filter { !$0.hasIngredients }.map(\.name))")
  }
}
