import Testing

@testable import TiffinCore

@Suite struct `A recipe without servings` {
  private let kitchen: Kitchen

  init() throws {
    kitchen = try Kitchen()
  }

  private func numbers(_ id: Recipe.ID, for person: Person? = nil) throws -> RecipeFiguresByOrigin {
    try kitchen.recipes.recipe(id, for: person ?? kitchen.cook).numbers
  }

  private func say(_ count: Int?, of id: Recipe.ID) throws {
    try kitchen.recipes.remember(of: id, by: kitchen.cook) { $0.servings = count.flatMap { Servings($0) } }
  }

  @Test func `has assumed servings, and marks figures that depend on them`() throws {
    let numbers = try numbers(try kitchen.add(.bolognese))

    #expect(numbers.assumedServings == Servings(4) && numbers.areServingsWanted)
    #expect(numbers.energy == StatedOrEstimated(Energy(stored: 560), isEstimated: true, ifServing: Servings(4)))
    #expect(
      numbers.cost(in: .dollar) == StatedOrEstimated(Money(stored: 130), isEstimated: true, ifServing: Servings(4)))
  }

  @Test(arguments: [(2, 1_120, 260), (4, 560, 130), (6, 370, 86), (8, 280, 65)])
  func `has the servings that the household sets, with figures for them`(
    count: Int, kilocalories: Int, cents: Int
  ) throws {
    let id = try kitchen.add(.bolognese)

    try say(count, of: id)

    let numbers = try numbers(id)
    #expect(numbers.assumedServings == nil && numbers.areServingsWanted)
    #expect(numbers.servings == StatedOrEstimated(Servings(stored: count)))
    #expect(numbers.energy == StatedOrEstimated(Energy(stored: kilocalories), isEstimated: true))
    #expect(numbers.cost(in: .dollar) == StatedOrEstimated(Money(stored: cents), isEstimated: true))
  }

  @Test func `keeps other figures of the household when servings are set or reset`() throws {
    let id = try kitchen.add(.bolognese)
    try kitchen.recipes.remember(of: id, by: kitchen.cook) { $0.time = CookTime(minutes: 25) }

    try say(6, of: id)
    #expect(try numbers(id).remembered == RecipeFigures(servings: Servings(6), time: CookTime(minutes: 25)))
    try say(nil, of: id)
    #expect(try numbers(id).remembered == RecipeFigures(time: CookTime(minutes: 25)))
  }

  @Test func `has separate servings for each household`() throws {
    let id = try kitchen.catalogue.save([.soup(named: "Rice", ["Rice": "500 g"])])[0]

    try say(2, of: id)

    #expect(try numbers(id).servings == StatedOrEstimated(Servings(stored: 2)))
    #expect(try numbers(id, for: kitchen.stranger).assumedServings == Servings(4))
  }

  @Test func `does not ask for servings if no estimate depends on them`() throws {
    var told = RecipeContent.bolognese
    told.figures.servings = Servings(4)
    var known = RecipeContent.bolognese
    known.figures.energy = Energy(stored: 500)
    known.figures.cost = Money(minorUnits: 100)

    #expect(try numbers(try kitchen.add(told)).energy?.ifServing == nil)
    for content in [told, known, .named("Something")] {
      #expect(try !numbers(try kitchen.add(content)).areServingsWanted)
    }
  }

  @Test func `has assumed servings only for estimated figures`() throws {
    var content = RecipeContent.bolognese
    content.figures.energy = Energy(stored: 500)

    let numbers = try numbers(try kitchen.add(content))

    #expect(numbers.energy == StatedOrEstimated(Energy(stored: 500)))
    #expect(numbers.cost(in: .dollar)?.ifServing == Servings(4))
    #expect(numbers.areServingsWanted)
  }
}
