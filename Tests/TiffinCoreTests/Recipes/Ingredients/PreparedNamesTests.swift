import Testing

@testable import TiffinCore

@Suite struct `An ingredient that is prepared first` {
  @Test(arguments: [
    ("2 tbsp melted butter", "butter", "melted"), ("1 cup boiling water", "water", "boiling"),
    ("1 tsp minced garlic", "garlic", "minced"), ("freshly ground black pepper", "black pepper", "freshly ground"),
    ("2 tbsp chopped peeled ginger", "ginger", "chopped peeled"), ("generous ½ teaspoon salt", "salt", "generous"),
    ("4 boneless, skinless chicken breasts", "boneless, skinless chicken breasts", ""),
    ("1 medium carrot , peeled", "carrot", "medium, peeled"), ("2 cups to 3 cups milk", "milk", ""),
  ])
  func `is bought without what the cook does`(line: String, name: String, note: String) {
    #expect(IngredientLine(line).name == name && IngredientLine(line).note == note)
  }

  @Test(arguments: [
    ("1 tin chopped tomatoes", "chopped tomatoes"), ("300 g minced beef", "minced beef"),
    ("6 slices sliced bread", "sliced bread"), ("1 tbsp hot sauce", "hot sauce"), ("2 cups cold brew", "cold brew"),
    ("50 g sliced almonds", "sliced almonds"), ("1 cup cold water crackers", "cold water crackers"),
    ("1 tbsp chopped mixed peel", "chopped mixed peel"), ("2 chopped", "chopped"),
  ])
  func `keeps the name of what shops sell`(line: String, name: String) {
    #expect(IngredientLine(line).name == name)
  }
}
