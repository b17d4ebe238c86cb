import Testing

@testable import TiffinCore

@Suite struct `A step to cook` {
  private func steps(
    _ instructions: String, _ ingredients: [String], for servings: Quantity = .one
  ) -> [CookingStep] {
    var content = RecipeContent(name: RecipeName(stored: "Dish"))
    content.instructions = RecipeFieldText(stored: instructions)
    content.ingredients = ingredients.map { .line($0) }
    return CookingStep.all(of: content, content.lines, scaledBy: servings)
  }

  /// Returns the ingredients that a step names.
  private func named(_ step: String, _ ingredients: [String]) -> [String] {
    steps(step, ingredients).first?.lines.map { ingredients[$0] } ?? []
  }

  @Test(arguments: [
    ("Rinse the lentils.", ["375 g red lentils", "1 onion"], ["375 g red lentils"]),
    (
      "Soften onions, garlic and ginger in the oil.",
      ["2 onions", "3 cloves garlic", "30 g ginger", "1 tbsp olive oil", "1 lemon"],
      ["2 onions", "3 cloves garlic", "30 g ginger", "1 tbsp olive oil"]
    ),
    ("Brown the chicken.", ["600 g chicken thighs, boned", "1 l chicken stock"], ["600 g chicken thighs, boned"]),
    ("Pour in the stock.", ["600 g chicken thighs", "1 l chicken stock"], ["1 l chicken stock"]),
    ("Pour in the coconut milk.", ["400 ml coconut milk", "50 ml milk"], ["400 ml coconut milk"]),
    ("Pour in the coconut milk.", ["50 ml milk"], []),
    ("Whisk the egg whites.", ["3 eggs", "100 g sugar"], ["3 eggs"]),
    ("Grate over the parmesan.", ["50 g parmesan cheese"], ["50 g parmesan cheese"]),
    ("Add the onions.", ["2 red onions", "3 spring onions"], ["2 red onions", "3 spring onions"]),
    ("Add the red onions.", ["2 red onions", "3 spring onions"], ["2 red onions"]),
    ("Fold in the prawns.", ["200 g shrimp"], ["200 g shrimp"]),
    ("Reduce the sauce.", ["2 tbsp soy sauce"], []),
    ("Splash on the soy sauce.", ["2 tbsp soy sauce"], ["2 tbsp soy sauce"]),
    ("Cream the butter.", ["100 g butter", "200 ml cream"], ["100 g butter"]),
    ("Serve with love.", ["For the cloves:", "1 onion"], []),
    ("Mix cumin, salt and pepper.", ["1 tsp each cumin, salt and pepper"], ["1 tsp each cumin, salt and pepper"]),
    ("Stir in the self-raising flour.", ["200 g self-raising flour"], ["200 g self-raising flour"]),
  ])
  func `names its ingredients by their words and by the kitchen table`(
    _ step: String, _ ingredients: [String], _ expected: [String]
  ) {
    #expect(named(step, ingredients) == expected)
  }

  @Test(arguments: [
    ("Add 200 g lentils.", "Add 400 g lentils."),
    ("Add the lentils (200 g) and 300 ml water.", "Add the lentils (400 g) and 600 ml water."),
    ("Stir in 1 tbsp of the oil.", "Stir in 2 tbsp of the oil."),
    ("Slice 2 onions, 1 cm thick.", "Slice 4 onions, 1 cm thick."),
    ("Beat in 3 eggs, 1 egg at a time.", "Beat in 6 eggs, 1 egg at a time."),
    ("Heat 1 tbsp oil per pan.", "Heat 1 tbsp oil per pan."),
    ("Bake at 180 °C for 20 minutes in 2 tins.", "Bake at 180 °C for 20 minutes in 2 tins."),
    ("Cut into 4 wedges.", "Cut into 4 wedges."),
  ])
  func `has doubled quantities of its ingredients for twice the servings`(_ text: String, _ doubled: String) {
    let ingredients = ["200 g lentils", "3 tbsp oil", "2 onions", "3 eggs"]

    #expect(steps(text, ingredients).first?.written == text)
    #expect(steps(text, ingredients, for: Quantity(reducing: 2, 1)).first?.written == doubled)
  }

  @Test func `has the heading above it, which is not a step itself`() {
    let steps = steps("For the dough:\nMix.\nRest.\nFor the sauce:\nStir.\nTo serve:", [])

    #expect(steps.map(\.heading) == ["For the dough:", nil, "For the sauce:"])
    #expect(steps.map(\.written) == ["Mix.", "Rest.", "Stir."])
  }

  @Test func `is read completely even if it is very long`() {
    let long = String(repeating: "Stir 2 g salt for 3 minutes ", count: 300)
    let steps = steps(long, (0..<200).map { "\($0) g salt number \($0)" }, for: Quantity(reducing: 3, 1))

    #expect(steps.first?.written == TextCleanup.lines(long).first)
  }
}
