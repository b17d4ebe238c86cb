import Testing

@testable import TiffinCore

@Suite struct `Frying fat` {
  // Ten grams for each of four are eaten.
  @Test(
    arguments: [
      ("1 litre sunflower oil", "Deep-fry the dough in batches.", 40),
      ("500 ml Sonnenblumenöl", "Die Krapfen in heißem Öl frittieren.", 40),
      ("300 ml peanut oil", "Fry the fish until golden.", 40),
      ("300 ml rapeseed oil", "Heat the oil in a large frying pan. Cook the fritters until golden.", 40),
      ("400 ml sunflower oil", "Shallow-fry the patties in the hot oil, in batches.", 40),
      ("1 litre oil", "The chips are fried twice.", 40),
      ("1 litre oil", "Do not crowd the pan. Deep fry in batches.", 40),
      ("500 ml peanut oil", "Whisk the olive oil with lemon juice. Deep-fry the squid in the peanut oil.", 40),
      ("200 ml vegetable oil, for deep frying", "", 40), ("500 g lard", "Heat the lard in a fryer.", 40),
      ("400 g ghee", "Deep-fry the puris in the ghee.", 40),
      ("300 g clarified butter", "Heat the clarified butter in a large frying pan. Cook the schnitzel in it.", 40),
    ])
  func `is only counted as far as food absorbs it`(line: String, step: String, grams: Int) throws {
    let (contents, matched) = try Self.contents(line, step)

    #expect(contents.eaten(of: matched) == grams * 1_000)
    // 100 g of pure fat have about 890 kcal.
    #expect(contents.energy(of: matched).map { (340...365).contains($0.kilocalories) } == true)
  }

  @Test(
    arguments: [
      ("400 g butter", "Cream the butter with the sugar."), ("400 g butter", "Fry the bread in the butter."),
      ("500 g pesto", "Fry the gnocchi."), ("300 ml olive oil", "Whisk in the oil drop by drop."),
      ("4 tbsp oil", "Fry the onions."), ("500 ml oil", "Stir-fry the vegetables."),
      ("250 ml oil", "Cook in the air fryer."),
      ("300 ml oil", "Beat the yolks, and trickle in the oil. Serve with fried potatoes."),
      ("400 ml rapeseed oil", "Bake on a tray instead of frying."), ("300 ml oil", "Don't deep-fry these."),
      ("250 ml olive oil", "Pound the basil with the oil. Spoon over steak fries."),
      ("300 ml oil", "Blend with the oil. Warm the flatbreads in a dry frying pan."),
      ("250 ml olive oil", "Blend the herbs with the olive oil. Fry the eggs in a tablespoon of the oil."),
      ("300 ml olive oil", "Whisk in the olive oil. Deep-fry the doughnuts in the sunflower oil."),
      ("300 g ghee", "Stir the ghee into the semolina."),
      ("250 g clarified butter", "Brush each sheet of filo with the clarified butter. Bake."),
      ("300 g clarified butter", "Whisk the clarified butter into the yolks. Fry the eggs in a little oil."),
    ])
  func `is counted completely unless the steps fry food in much of it`(line: String, step: String) throws {
    let (contents, matched) = try Self.contents(line, step)

    #expect(contents.eaten(of: matched) == nil)
  }

  private static func contents(_ line: String, _ step: String) throws -> (RecipeFoods, MatchedLine) {
    let kitchen = try Kitchen(withFoods: true)
    let contents = try kitchen.contents([.line(line)], steps: step.isEmpty ? [] : [step])
    return (contents, try #require(contents.lines.first))
  }
}
