import Testing

@testable import TiffinCore

@Suite struct `An ingredient with preparation` {
  @Test(arguments: [
    ("2 tbsp melted butter", "butter", "melted"), ("1 cup boiling water", "water", "boiling"),
    ("1 tsp minced garlic", "garlic", "minced"), ("freshly ground black pepper", "black pepper", "freshly ground"),
    ("2 tbsp chopped peeled ginger", "ginger", "chopped peeled"), ("generous ½ teaspoon salt", "salt", "generous"),
    ("4 boneless, skinless chicken breasts", "boneless, skinless chicken breasts", ""),
    ("1 medium carrot , peeled", "carrot", "medium, peeled"), ("2 cups to 3 cups milk", "milk", ""),
    ("2 cups finely shredded, young cabbage", "young cabbage", "finely shredded"),
    ("1 tsp coarsely ground, white pepper", "white pepper", "coarsely ground"),
    ("3 ripe, juicy peaches", "peaches", "ripe, juicy"), ("plump, ripe figs, 6", "figs", "plump, ripe"),
    ("2 very ripe, spotty plantains", "plantains", "very ripe, spotty"),
    ("2 ripe, but firm avocados", "firm avocados", "ripe, but"),
    ("1 cup lukewarm, filtered water", "lukewarm, filtered water", ""),
    ("5 carrots weighing 600 g in all", "carrots", "weighing 600 g in all"),
    ("2 cups, about 300 g, cranberries", "cranberries", ""), ("4 tbsp – 60 g ghee", "ghee", ""),
  ])
  func `is bought without preparation words`(line: String, name: String, note: String) {
    #expect(IngredientLine(line).name == name && IngredientLine(line).note == note)
  }

  @Test(arguments: [
    ("1 tin chopped tomatoes", "chopped tomatoes"), ("300 g minced beef", "minced beef"),
    ("6 slices sliced bread", "sliced bread"), ("1 tbsp hot sauce", "hot sauce"), ("2 cups cold brew", "cold brew"),
    ("50 g sliced almonds", "sliced almonds"), ("1 cup cold water crackers", "cold water crackers"),
    ("1 tbsp chopped mixed peel", "chopped mixed peel"), ("2 chopped", "chopped"),
  ])
  func `keeps the name that shops use`(line: String, name: String) {
    #expect(IngredientLine(line).name == name)
  }
}
