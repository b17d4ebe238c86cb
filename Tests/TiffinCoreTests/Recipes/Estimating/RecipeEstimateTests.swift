import Testing

@testable import TiffinCore

@Suite struct `The estimate of a recipe` {
  @Test func `adds up what its ingredients typically have and cost, for one serving`() {
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
  func `weighs whatever an ingredient is measured in`(line: String, cents: Int, kilocalories: Int) {
    let estimate = estimate([line], for: 1)

    #expect(estimate.energy?.kilocalories == kilocalories)
    #expect(estimate.cents == cents)
  }

  @Test(arguments: [
    ("chicken stock", "stock"), ("Coconut Milk", "coconut milk"), ("peanut butter", "nut"),
    ("red pepper", "red pepper"),
    ("black pepper", "spice"), ("red pepper flakes", "spice"), ("garlic clove", "onion or garlic"),
    ("Crème Fraîche", "cream"), ("butter beans", "bean"), ("free-range eggs, beaten", "egg"),
    ("sesame seed buns", "bread"),
    ("corn flour", "flour"), ("rice wine vinegar", "vinegar"), ("cold water", "water"), ("baking powder", "yeast"),
  ])
  func `takes an ingredient for what its last words say`(name: String, kind: String) {
    let names = FoodKind.named(name)?.names ?? []

    #expect(names.contains(kind) || kind == "onion or garlic" && names.contains("garlic"), "\(names)")
  }

  @Test func `leaves in the pan what one fries in`() {
    let fried = estimate(["1 kg potatoes", "2 l oil for frying"], for: 4)

    #expect(fried.energy.map { $0.kilocalories < 450 } == true)
  }

  @Test(arguments: [
    ["zorblax", "1 frobnicator", "2 eggs"], ["zorblax"], [], ["For the sauce:"], ["bread", "rice", "200 g flour"],
  ])
  func `is unknown where less than half is understood`(lines: [String]) {
    let estimate = estimate(lines, for: 2)

    #expect(estimate.energy == nil && estimate.cents == nil)
  }

  @Test func `is reckoned for four, for eight or twelve where four would eat too much`() {
    let supper = RecipeEstimate.basis(of: read(["500 g rice"]), servings: nil)
    let cake = RecipeEstimate.basis(of: read(["500 g flour", "500 g butter", "500 g sugar"]), servings: nil)
    let feast = RecipeEstimate.basis(of: read(["2 kg rice", "2 kg beef"]), servings: nil)

    #expect([supper, cake, feast].map(\.servings.count) == [4, 12, 12])
    #expect([supper, cake, feast].map(\.areServingsGuessed) == [true, true, true])
  }

  @Test func `says what it rests on`() throws {
    let basis = RecipeEstimate.basis(
      of: read(["For the dough:", "500 g flour", "zorblax", "butter"]), servings: Servings(6))

    #expect(basis.counted == 2 && basis.ingredients == 3)
    #expect(basis.servings.count == 6 && !basis.areServingsGuessed)
  }

  @Test func `stays within what can be stored`() {
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

  private func read(_ lines: [String]) -> [RecipeLine] { self.lines(lines).map(RecipeLine.init) }
}
