import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A pasted recipe` {
  private func read(_ text: String) -> WebRecipe? { WebRecipe.all(pasted: Array(text.utf8)).first }

  @Test func `without headings is recognised by its lines`() throws {
    let recipe = try #require(
      read(
        """
        Red lentil soup

        250 g red lentils
        1 large onion, chopped
        Salt and pepper

        Fry the onion and cumin until soft.
        Add lentils and 1 litre of water, simmer 20 minutes.

        Serves 4
        """))

    #expect(recipe.name == "Red lentil soup" && recipe.servings == 4)
    #expect(recipe.ingredients == ["250 g red lentils", "1 large onion, chopped", "Salt and pepper"])
    #expect(
      recipe.steps == [
        "Fry the onion and cumin until soft.", "Add lentils and 1 litre of water, simmer 20 minutes.",
      ])
  }

  @Test func `may be a quoted mail with wrapped lines`() throws {
    let recipe = try #require(
      read(
        """
        > Subject: Fwd: Grandma's Apple Pie
        > From: Ada <ada@example.org>
        >
        > Here it is, as promised. It is the best one.
        >
        > Prep: 20 min | Cook: 1 h | Serves 8
        >
        > INGREDIENTS
        > For the crust:
        > - 2 1/2 cups flour
        > - 1 cup cold butter,
        >   cubed
        > Method
        > 1. Mix flour and butter until it looks like coarse
        >    crumbs.
        > 2. Bake.
        > Notes
        > Best with cream.
        """))

    #expect(recipe.name == "Grandma's Apple Pie" && recipe.servings == 8)
    #expect(recipe.preparationMinutes == 20 && recipe.cookingMinutes == 60)
    #expect(recipe.ingredients == ["For the crust:", "2 1/2 cups flour", "1 cup cold butter, cubed"])
    #expect(recipe.steps == ["Mix flour and butter until it looks like coarse crumbs.", "Bake."])
    #expect(recipe.remarks == ["Here it is, as promised. It is the best one.", "Best with cream."])
  }

  @Test(arguments: [
    ("## Toast\n\n**Zutaten**\n- 2 Scheiben Brot\n- Butter\n\n**Zubereitung**\nToasten.\nButtern.", "de"),
    (
      "<div>Menu</div><h1>Toast</h1><h2>Ingredients</h2><ul><li>2 Scheiben Brot<li>Butter</ul>"
        + "<h2>Method</h2><ol><li>Toasten.</li><li>Buttern.</li></ol>", "html"
    ),
    ("Toast\nWhat you need:\n• 2 Scheiben Brot\n• Butter\nHow to make it:\n1) Toasten.\n2) Buttern.", "en"),
    ("Toast\r\n2 Scheiben Brot\r\nButter\r\n1 Toasten.\r\n2 Buttern.", "numbers"),
  ])
  func `is read as Markdown, HTML or plain text`(text: String, from: String) throws {
    let recipe = try #require(read(text))

    #expect(recipe.name == "Toast")
    #expect(recipe.ingredients == ["2 Scheiben Brot", "Butter"])
    #expect(recipe.steps == ["Toasten.", "Buttern."])
  }

  @Test func `has further steps after a remark`() throws {
    let recipe = try #require(read("Toast\n\n2 slices bread\n\nToast the bread\nTip: use old bread\nButter it"))

    #expect(recipe.steps == ["Toast the bread", "Butter it"] && recipe.remarks == ["Tip: use old bread"])
  }

  @Test func `keeps the headings of its parts in place`() throws {
    let recipe = try #require(
      read(
        """
        Noodles
        Ingredients
        200 g flour
        To make the sauce:
        2 tbsp soy sauce
        How to make noodles:
        Knead.
        Make the sauce:
        Stir.
        """))

    #expect(recipe.ingredients == ["200 g flour", "To make the sauce:", "2 tbsp soy sauce"])
    #expect(recipe.steps == ["Knead.", "Make the sauce:", "Stir."])
  }

  @Test func `keeps notes apart from its steps`() throws {
    let recipe = try #require(
      read(
        """
        Toast
        Ingredients
        2 slices bread
        Method
        Toast for 3 minutes. Note: it burns fast.
        Tip: use old bread.
        Butter it.
        Notes: best eaten warm.
        Calories: 250
        """))

    #expect(recipe.steps == ["Toast for 3 minutes. Note: it burns fast.", "Butter it."])
    #expect(recipe.remarks == ["Tip: use old bread.", "Notes: best eaten warm."])
    #expect(recipe.energy?.kilocalories == 250)
  }

  @Test(arguments: [
    "", " \n\n", "Hello, how are you?\nSee you tomorrow.", "https://example.org/soup", "<p></p><p></p>",
  ])
  func `is refused if the text has no recipe`(text: String) {
    #expect(read(text) == nil)
  }

  @Test func `is read without a crash from any text`() {
    var chance = SeededRandom(seed: 22)

    for _ in 0..<300 {
      let lines = (0..<10).map { _ in chance.line() }
      _ = read(lines.joined(separator: "\n"))
    }
  }
}
