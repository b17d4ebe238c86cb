import Testing

@testable import TiffinCore

@Suite struct `Peppers in a recipe` {
  @Test(
    arguments: [
      "4 peppers, deseeded", "2 chopped peppers", "½ pepper, finely sliced", "6 pepper slices", "1 cup diced pepper",
      "150 g peppers", "2 Paprika, gewürfelt", "1 gr. Paprika", "3 stuffed paprikas",
      "2 Paprikaschoten", "2 gr. rote Paprika", "1 medium pepper, cut into chunks",
    ])
  func `are vegetables if they are counted`(line: String) throws {
    let kitchen = try Kitchen(withFoods: true)
    let found = try kitchen.food(of: line)

    #expect(found?.hasPrefix("Peppers, sweet") == true, "\(found ?? "none")")
  }

  @Test(
    arguments: [
      ("¼ tsp pepper", "Spices, pepper, black"), ("a pinch of pepper", "Spices, pepper, black"),
      ("2 tsp ground pepper", "Spices, pepper, black"), ("10 black peppercorns", "Spices, pepper, black"),
      ("1 TL Paprika", "Spices, paprika"), ("1 tbsp smoked paprika", "Spices, paprika"),
      ("2 chilli peppers", "Peppers, hot chili"), ("2 jalapeño peppers", "Peppers, jalapeno"),
    ])
  func `are spices or hot peppers if the line says that`(line: String, food: String) throws {
    let kitchen = try Kitchen(withFoods: true)
    let found = try kitchen.food(of: line)

    #expect(found?.hasPrefix(food) == true, "\(found ?? "none")")
  }

  @Test(
    arguments: [
      ("2 kl. Paprika", "bell pepper"), ("3 paprikas", "bell pepper"), ("1 pepper, chopped", "bell pepper"),
      ("1 TL Paprika", "paprika"), ("½ tsp pepper", "black pepper"),
    ])
  func `are bought under the right name`(line: String, key: String) {
    #expect(IngredientGroceries(IngredientLine(line)).all.map(\.name.key) == [key])
  }
}
