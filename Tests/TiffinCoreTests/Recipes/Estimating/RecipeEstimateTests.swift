import Testing

@testable import TiffinCore

@Suite struct `A recipe's estimate` {
  @Test func `adds typical energy and cost of its ingredients per serving`() {
    // 400 g × 3.55 + 300 g × 2.2 + 40 g × 3.7 kcal; 400 × 0.35 + 300 × 1.1 + 40 × 1.4 cents.
    let estimate = estimate(["400 g spaghetti", "300 g minced beef", "40 g parmesan", "salt"], for: 4)

    #expect(estimate.energy?.kilocalories == 560)
    #expect(estimate.cents == 130)
  }

  @Test(arguments: [
    ("2 eggs", 50, 160), ("1 tbsp olive oil", 10, 120), ("1 dozen eggs", 295, 960), ("250 ml milk", 50, 170),
    ("2 x 400 g tins chopped tomatoes", 320, 200), ("3–5 cloves garlic", 20, 30), ("1 chicken", 840, 2_100),
    ("1 l vegetable stock", 200, 80), ("1 onion, chopped", 40, 60), ("2 sticks celery", 30, 10),
  ])
  func `converts all measures to weights`(line: String, cents: Int, kilocalories: Int) {
    let estimate = estimate([line], for: 1)

    #expect(estimate.energy?.kilocalories == kilocalories)
    #expect(estimate.cents == cents)
  }

  @Test(arguments: [
    ("chicken stock", "stock"), ("Coconut Milk", "coconut milk"), ("peanut butter", "nut"),
    ("red pepper", "red pepper"),
    ("black pepper", "spice"), ("red pepper flakes", "spice"), ("garlic clove", "garlic"),
    ("Crème Fraîche", "cream"), ("butter beans", "bean"), ("free-range eggs, beaten", "egg"),
    ("sesame seed buns", "bread"),
    ("corn flour", "flour"), ("rice wine vinegar", "vinegar"), ("cold water", "water"), ("baking powder", "yeast"),
  ])
  func `recognises an ingredient by its last words`(name: String, kind: String) {
    let figures = TypicalIngredientValues.named(name)

    #expect(figures != nil && figures == KitchenTable.row(named: kind)?.figures)
  }

  @Test func `leaves out oil for frying`() {
    let fried = estimate(["1 kg potatoes", "2 l oil for frying"], for: 4)

    #expect(fried.energy.map { $0.kilocalories < 450 } == true)
  }

  @Test(arguments: [
    ["zorblax", "1 frobnicator", "2 eggs"], ["zorblax"], [], ["For the sauce:"], ["bread", "rice", "200 g flour"],
  ])
  func `is unknown if fewer than half of the ingredients are recognised`(lines: [String]) {
    let estimate = estimate(lines, for: 2)

    #expect(estimate.energy == nil && estimate.cents == nil)
  }

  @Test(arguments: [
    (["500 g rice"], 4), (["1 kg rice"], 6),
    (["700 g flour", "250 g butter"], 6), (["2 kg rice", "2 kg beef"], 12),
    (["2 eggs", "100 g leek"], 2), (["200 g flour", "150 g butter", "200 g sugar"], 8),
    (["500 g flour", "500 g butter", "500 g sugar"], 12),
  ])
  func `guesses servings from the amounts`(
    lines: [String], servings: Int
  ) {
    #expect(guessed(lines, []) == servings)
  }

  @Test(arguments: [
    (["Cook it. Divide between six bowls, and serve."], 6), (["Spoon onto three warm plates."], 3), (["Serves 3."], 3),
    (["Bake.", "Cut into 12 squares while warm."], 12), (["Add sugar (½ cup for 4 servings)."], 8),
    (["Butter two 1.2 litre bowls."], 8), (["Break the eggs into two bowls."], 8),
    (["Cut each sheet into 9 squares."], 8), (["Divide the dough into 30 portions."], 8),
  ])
  func `uses the servings that the steps mention`(steps: [String], servings: Int) {
    #expect(guessed(["200 g flour", "150 g butter", "200 g sugar"], steps) == servings)
  }

  private func guessed(_ lines: [String], _ steps: [String]) -> Int? {
    RecipeEstimate.of(ingredients: self.lines(lines), steps: steps, servings: nil).servings?.count
  }

  @Test func `reports how many ingredients and servings it used`() throws {
    let basis = RecipeEstimate.basis(
      of: read(["For the dough:", "500 g flour", "zorblax", "butter"]), for: Servings(stored: 6), isGuess: true)

    #expect(basis.counted == 2 && basis.ingredients == 3)
    #expect(basis.servings.count == 6 && basis.areServingsGuessed)
  }

  @Test func `stays within the storable range`() {
    let huge = estimate(["999999999 kg butter", "999999999 kg saffron"], for: 1)

    #expect(Energy.range.contains(huge.energy?.kilocalories ?? -1))
    #expect(Money.range.contains(huge.cents ?? -1))
  }

  private func estimate(_ lines: [String], for servings: Int) -> RecipeEstimate {
    .of(ingredients: self.lines(lines), steps: [], servings: Servings(servings))
  }

  private func lines(_ lines: [String]) -> [RecipeIngredient] {
    lines.map(RecipeIngredient.line)
  }

  private func read(_ lines: [String]) -> [RecipeLine] { self.lines(lines).map(\.reading) }
}
