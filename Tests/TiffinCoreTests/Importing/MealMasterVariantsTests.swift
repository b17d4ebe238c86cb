import Testing

@testable import TiffinCore

/// - Source: Episoft Systems, Meal-Master 8.02, on-line manual, and how mails and other programs change its columns.
@Suite struct `Variants of Meal-Master recipes` {
  private func recipe(_ lines: String, mark: String = "MMMMM----- Recipe via Meal-Master (tm) v8.05") throws
    -> ImportedRecipe
  {
    var recipes: [ImportedRecipe] = []
    let text = "\(mark)\n \n\(lines)\n \nMMMMM\n"
    try ImportedRecipes(in: ImportedFiles(name: "a.mmf", bytes: Array(text.utf8))).forEach {
      recipes.append(try $0.get())
    }
    return try #require(recipes.first)
  }

  private static let head = "      Title: Pea soup\n Categories: Soups, Winter\n      Yield: 4 servings\n"
  private static let lines = [
    "    500 g  Peas", "      2 lg Onions; diced", "  1 1/2 l  Stock", "           Salt",
  ].joined(separator: "\n")
  private static let ingredients = ["500 g Peas", "2 lg Onions; diced", "1 1/2 l Stock", "Salt"]
  private static let steps = "  Boil the peas for\n  an hour.\n"

  @Test(arguments: [
    "Contributor: Ada\n", "Preparation Time: 0:20\n", "     Source: Grandmother's book\n", " Cook temp: 180 C\n",
    "\n  Recipe By: Ada\n", " Contributor: Ada\nPrep Time: 20 min\n",
  ]) func `may have further lines in their header`(line: String) throws {
    let brought = try recipe(Self.head + line + "\n" + Self.lines + "\n\n" + Self.steps)

    #expect(brought.recipe.name == "Pea soup" && brought.recipe.servings == 4)
    #expect(brought.recipe.categories == ["Soups", "Winter"])
    #expect(brought.recipe.ingredients == Self.ingredients)
    #expect(brought.recipe.steps == ["Boil the peas for an hour."])
  }

  @Test func `keep the content of further header lines`() throws {
    let brought = try recipe(
      Self.head + "Contributor: Ada\nPreparation Time: 0:20\n  Oven: hot\n\n" + Self.lines + "\n\n" + Self.steps)

    #expect(brought.origin == "Ada" && brought.recipe.preparationMinutes == 20 && brought.notes == ["Oven: hot"])
  }

  @Test(arguments: 36...46) func `may have their second column shifted`(second: Int) throws {
    let left = "    500 g  Peas; dried, soaked"
    let line = left + String(repeating: " ", count: second - left.utf8.count) + "      2 ts Salt"
    let brought = try recipe(Self.head + "\n\(line)\n      1 l  Stock\n\n" + Self.steps)

    #expect(Set(brought.recipe.ingredients) == ["500 g Peas; dried, soaked", "2 ts Salt", "1 l Stock"])
  }

  @Test(arguments: [36, 39, 40, 43, 44, 46]) func `may have names without amounts in a shifted second column`(
    second: Int
  ) throws {
    let left = "    500 g  Peas; dried, soaked"
    let line = left + String(repeating: " ", count: second + 11 - left.utf8.count) + "Pepper & salt"
    let brought = try recipe(Self.head + "\n\(line)\n           -- in water\n      1 l  Stock\n\n" + Self.steps)

    #expect(brought.recipe.ingredients == ["500 g Peas; dried, soaked in water", "1 l Stock", "Pepper & salt"])
  }

  @Test(arguments: ["Butter for the pan", "  Nutmeg, to taste", "     pn    Mace"])
  func `may have an ingredient without an amount at the margin`(line: String) throws {
    let brought = try recipe(Self.head + "\n    500 g  Peas\n\(line)\n      2 lg Onions\n\n" + Self.steps)

    #expect(brought.recipe.ingredients.count == 3 && brought.recipe.ingredients.last == "2 lg Onions")
    #expect(brought.recipe.steps == ["Boil the peas for an hour."])
  }

  @Test(arguments: [
    ("Titel", "Kategorien", "Menge", "4 Portionen"), ("Titre", "Catégories", "Portions", "4"),
    ("Title", "Category", "Servings", " 4"), ("TITLE", "CATEGORIES", "SERVES", "4"),
  ]) func `may have translated header fields`(title: String, categories: String, yield: String, count: String) throws {
    let brought = try recipe(
      "      \(title): Pea soup\n \(categories): Soups\n  \(yield): \(count)\n\n\(Self.lines)\n\n\(Self.steps)")

    #expect(brought.recipe.name == "Pea soup" && brought.recipe.servings == 4)
    #expect(brought.recipe.categories == ["Soups"] && brought.recipe.ingredients == Self.ingredients)
  }

  @Test func `may have an introduction, which becomes the description`() throws {
    let introduction = "  This is my aunt's soup. We have it\n  on Sundays.\n\n  It keeps well.\n\n"
    let brought = try recipe(Self.head + "\n" + introduction + Self.lines + "\n\n" + Self.steps)

    #expect(brought.about == ["This is my aunt's soup. We have it on Sundays.", "It keeps well."])
    #expect(brought.recipe.ingredients == Self.ingredients && brought.recipe.steps == ["Boil the peas for an hour."])
  }

  @Test(arguments: [1, 2, 3, 4, 6]) func `may be shifted to the right`(shift: Int) throws {
    let moved = Self.lines.split(separator: "\n").map { String(repeating: " ", count: shift) + $0 }

    let brought = try recipe(Self.head + "\n" + moved.joined(separator: "\n") + "\n\n" + Self.steps)

    #expect(brought.recipe.ingredients == Self.ingredients && brought.recipe.steps.count == 1)
  }

  @Test(arguments: [1, 2]) func `may be shifted to the left`(shift: Int) throws {
    let moved = Self.lines.split(separator: "\n").map { $0.dropFirst(shift) }

    let brought = try recipe(Self.head + "\n" + moved.joined(separator: "\n") + "\n\n" + Self.steps)

    #expect(brought.recipe.ingredients == Self.ingredients && brought.recipe.steps.count == 1)
  }

  @Test func `may lack leading blanks`() throws {
    let lines = "500 g  Peas\n2 lg Onions;\n-diced\n1 1/2 l  Stock\nSalt\n\nBoil the peas.\n"

    let brought = try recipe(Self.head + "\n" + lines)

    #expect(brought.recipe.ingredients == Self.ingredients && brought.recipe.steps == ["Boil the peas."])
  }

  @Test func `may have tabs between their columns`() throws {
    let brought = try recipe(Self.head + "\n    500 g\t   Peas\n      2 lg\t   Onions\n\n" + Self.steps)

    #expect(brought.recipe.steps == ["Boil the peas for an hour."] && brought.recipe.ingredients.count == 2)
  }

  @Test func `may have lines with different columns`() throws {
    let lines = "\t  1 kg Carrots\n        2 tb Butter\n  1 1/2 l  Stock\n3 lg Onions;\n-sliced\n     1 bn Chives"

    let brought = try recipe(Self.head + "\n" + lines + "\n\n" + Self.steps)

    #expect(
      brought.recipe.ingredients == [
        "1 kg Carrots", "2 tb Butter", "1 1/2 l Stock", "3 lg Onions; sliced", "1 bunch Chives",
      ])
    #expect(brought.recipe.steps == ["Boil the peas for an hour."])
  }

  /// - Source: Episoft Systems, Meal-Master 8.02, on-line manual: the units and what their letters stand for.
  @Test(arguments: [
    ("2", "ds", "2 dashes Mace"), ("1", "bn", "1 bunch Mace"), ("3", "ea", "3 Mace"), ("4", "sl", "4 slices Mace"),
    ("1/2", "pk", "1/2 pk Mace"), ("1", "cn", "1 can Mace"), ("2", "ct", "2 cartons Mace"),
    ("5", "dr", "5 drops Mace"), ("1", "pn", "1 pinch Mace"), ("2", "ga", "2 gallons Mace"),
    ("3", "sm", "3 small Mace"),
    ("10", "cb", "10 ml Mace"), ("2", "tb", "2 tb Mace"), ("1", "T", "1 T Mace"), ("1", "t", "1 t Mace"),
  ]) func `have the units that Meal-Master defines`(amount: String, unit: String, line: String) throws {
    let blanks = String(repeating: " ", count: 7 - amount.count)
    let end = unit.count == 1 ? "  " : " "

    let brought = try recipe(Self.head + "\n\(blanks)\(amount) \(unit)\(end)Mace\n    500 g  Peas\n\n" + Self.steps)

    #expect(brought.recipe.ingredients == [line, "500 g Peas"])
  }

  @Test func `may be plain text, which becomes steps`() throws {
    let brought = try recipe(Self.head + "\n  Take 2 cups of peas\n  2 of them green. Boil.\n")

    #expect(brought.recipe.ingredients == [])
    #expect(brought.recipe.steps == ["Take 2 cups of peas 2 of them green. Boil."])
  }

  @Test(arguments: [
    "-----  Recipe via MEAL-MASTER", "MMMMM-----Recipe via Meal Master Pro", "---------- Recipe from MealMaster 9",
  ])
  func `are recognised by a marker line in any spelling of Meal-Master`(mark: String) throws {
    #expect(try recipe(Self.head + "\n" + Self.lines, mark: mark).recipe.ingredients == Self.ingredients)
  }
}
