import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Adding a recipe` {
  private let filled: KeyValuePairs = [
    "name": "Soup ", "ingredients": "1 onion\r\n\r\n 2 l water", "instructions": "Chop.\r\nCook.", "servings": "6",
    "calories": "", "carbs": "10", "protein": "5,5", "fat": "2", "cost": "$1.10", "cook_time": "45",
    "category": "Starter", "cuisine": "French", "tags": "quick, cheap,quick,", "notes": "Mind the salt.",
    "source": "example.org/soup", "rating": "4",
  ]

  @Test func `stores what was typed and shows it`() throws {
    let site = try Site()

    let answer = try site.send(try site.recipeForm().with(filled))

    #expect(answer.status == 303)
    let page = try site.follow(answer).page
    #expect(page.notice == "Saved “Soup ”.")
    let id = try #require(try site.recipes.page(RecipeQuery(), for: site.person).recipes.first?.id)
    let content = try site.recipe(id).content
    #expect(content.name.text == "Soup ")
    #expect(content.ingredients == [.line("1 onion"), .line(" 2 l water")])
    #expect(content.steps == ["Chop.", "Cook."])
    #expect(content.figures.energy?.kilocalories == 80)
    #expect(content.figures.cost?.minorUnits == 110)
    #expect(content.figures.time?.minutes == 45)
    #expect(content.tags == ["quick", "cheap"])
    #expect(content.source?.text == "https://example.org/soup")
    #expect(content.rating.stars == 4)
  }

  @Test func `is done once if the form is sent twice`() throws {
    let site = try Site()
    let form = try site.recipeForm().with(filled)

    for _ in 0..<2 { #expect(try site.send(form).status == 303) }

    #expect(try site.recipes.page(RecipeQuery(), for: site.person).recipes.count == 1)
  }

  @Test func `reports all errors at once and keeps what was typed`() throws {
    let site = try Site()
    let wrong: KeyValuePairs = [
      "name": "  ", "servings": "0", "calories": "-1", "carbs": "x", "cost": "1,23,4", "cook_time": "1e3",
      "source": "no address", "video": "javascript:alert(1)", "rating": "7",
      "ingredients": String(repeating: "a", count: 1_001),
    ]

    let answer = try site.send(try site.recipeForm().with(wrong))

    #expect(answer.status == 422)
    let again = try #require(answer.page.mealForm)
    for (field, value) in wrong {
      if field != "rating" { #expect(again[field] == value, "\(field)") }
      #expect(answer.page.element(id: "\(field)-error") != nil, "\(field)")
    }
    #expect(answer.page.first("title")?.text.hasPrefix("Error: ") == true)
    #expect(try site.recipes.page(RecipeQuery(), for: site.person).recipes.isEmpty)
  }

  @Test(arguments: [
    ("90", 90), ("90 min", 90), ("1 h 30", 90), ("1h30", 90), ("1:30", 90), ("1 hr 30 min", 90), ("2 h", 120),
    ("1 hour and 30 minutes", 90), ("1½ h", 90), ("1,5 h", 90), ("1:05", 65), ("1:00", 60), ("1 h 00", 60),
    ("1 h\u{A0}05", 65), ("1 Std. 15", 75),
  ])
  func `accepts a time in common formats, as do the household's figures`(typed: String, minutes: Int) throws {
    let site = try Site()

    _ = try site.send(try site.recipeForm().with(["name": "Soup", "cook_time": typed]))
    let recipe = try #require(try site.recipes.page(RecipeQuery(), for: site.person).recipes.first)
    let bread = try site.addRecipe("Bread", kcal: 300, cents: 100)
    let figures = try #require(try site.page(of: bread).form(to: "/recipes/\(bread.number)/figures"))
    _ = try site.send(HTMLForm(figures).with(["cook_time": typed]))

    #expect(recipe.numbers.told.time?.minutes == minutes)
    #expect(try site.page(of: bread).element(id: "cook_time")?["value"] == String(minutes))
  }

  @Test(arguments: [
    "soon", "1:75", "1:3:0", "1 h -30", "30 min 1 h", "1 h 30 x", "1-2 h", "1 h 30 40", ":30", "1:",
    "h", "1e3",
  ])
  func `refuses an unreadable time with an example`(typed: String) throws {
    let site = try Site()

    let answer = try site.send(try site.recipeForm().with(["name": "Soup", "cook_time": typed]))

    #expect(answer.status == 422)
    #expect(answer.page.mealForm?["cook_time"] == typed)
    #expect(
      answer.page.element(id: "cook_time-error")?.words
        == "Error: Enter minutes, or hours and minutes, such as 90 or 1 h 30")
  }

  @Test func `says the longest possible time if a time is too long`() throws {
    let site = try Site()

    let answer = try site.send(try site.recipeForm().with(["name": "Soup", "cook_time": "2000 h"]))

    #expect(answer.page.element(id: "cook_time-error")?.words == "Error: Enter at most 100,000 minutes")
  }

  @Test func `leaves empty figures unknown`() throws {
    let site = try Site()

    _ = try site.send(try site.recipeForm().with(["name": "Soup", "carbs": "10"]))

    let recipe = try #require(try site.recipes.page(RecipeQuery(), for: site.person).recipes.first)
    #expect(recipe.numbers.told.energy == nil)
    #expect(recipe.numbers.macros.fat == nil)
  }
}

@Suite struct `Editing a recipe` {
  @Test func `starts with its content and stores the change`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())
    let form = try site.recipeForm(of: id)

    let answer = try site.send(form.with(["name": "Crêpes"]))

    #expect(answer.status == 303)
    var expected = try RecipeContent.pancakes()
    expected.name = try RecipeName("Crêpes")
    #expect(try site.recipe(id).content == expected)
  }

  @Test func `of the catalogue makes a copy for the household, with its favourite and figures`() throws {
    let site = try Site()
    let found = try site.addToCatalogue("Ramen", ("200g", "Noodles"), ("", "Salt"))
    try site.recipes.setFavourite(found, true, by: site.person)
    try site.recipes.remember(of: found, by: site.person) { $0 = RecipeFigures(servings: Servings(2)) }
    let form = try site.recipeForm(of: found)
    #expect(form["ingredients"] == "200g Noodles\nSalt")
    #expect(form["servings"] == "2")

    _ = try site.send(form.with(["name": "Our ramen"]))

    let edited = try site.database.snapshot { try RecipeEditPage(found, for: site.person, $0) }
    guard case .copied(let copy) = edited else {
      Issue.record("the household has no version of its own")
      return
    }
    let recipe = try site.recipe(copy)
    #expect(recipe.isOwn)
    #expect(recipe.isFavourite)
    #expect(recipe.content.figures.servings == Servings(2))
    #expect(try site.recipe(found).content.name.text == "Ramen")
    #expect(try site.recipes.page(RecipeQuery(), for: site.person).recipes.map(\.id) == [copy])
    #expect(try site.page(of: found).link("its own version") == "/recipes/\(copy.number)")
    #expect(try site.get("recipes/\(found.number)/edit")["Location"] == "/recipes/\(copy.number)/edit")
  }

  @Test(arguments: ["2.5", "0,5", "4.01"]) func `requires a whole number of servings`(typed: String) throws {
    let site = try Site()

    let answer = try site.send(try site.recipeForm().with(["name": "Soup", "servings": typed]))

    #expect(answer.status == 422)
    #expect(answer.page.problems == ["Enter a whole number, such as 4"])
    #expect(answer.page.value(of: "servings") == typed)
  }

  @Test func `accepts a cost with three decimals if the currency has them`() throws {
    let site = try Site()
    try site.save("money", ["currency": "KWD"])

    let answer = try site.send(try site.recipeForm().with(["name": "Machboos", "servings": "4.0", "cost": "3.125"]))

    #expect(answer.status == 303)
    let recipe = try site.recipe(
      try #require(try site.recipes.page(RecipeQuery(), for: site.person).recipes.first?.id))
    #expect(recipe.content.figures.cost == Money(minorUnits: 3_125))
    #expect(recipe.content.figures.servings?.count == 4)
    #expect(try site.recipeForm(of: recipe.id)["cost"] == "3.125")
  }

  @Test func `that was deleted meanwhile shows what was typed, to be saved as a new one`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())
    let form = try site.recipeForm(of: id).with(["name": "Crêpes", "notes": "Typed for an hour."])
    try site.recipes.delete(id, by: site.person)

    let answer = try site.send(form)

    #expect(answer.status == 422)
    let again = try #require(answer.page.mealForm)
    #expect(again.action == "/recipes")
    #expect(again["notes"] == "Typed for an hour.")
    #expect(try site.send(again).status == 303)
    #expect(try site.recipes.page(RecipeQuery(), for: site.person).recipes.map(\.name.text) == ["Crêpes"])
  }

  @Test func `is not possible if it was deleted`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())
    try site.recipes.delete(id, by: site.person)

    #expect(try site.get("recipes/\(id.number)/edit").status == 404)
  }
}

@Suite struct `Deleting a recipe` {
  @Test func `can be undone from the list that follows`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())
    let form = HTMLForm(try #require(try site.page(of: id).form(to: "/recipes/\(id.number)/delete")))

    let list = try site.follow(try site.send(form)).page
    #expect(list.notice == "Deleted “Pancakes”.")
    #expect(try site.get("recipes/\(id.number)").status == 404)

    let undo = HTMLForm(try #require(list.form(to: "/recipes/\(id.number)/restore")))
    let after = try site.follow(try site.send(undo)).page
    #expect(after.notice == "Restored “Pancakes”.")
    #expect(try site.recipe(id).content == (try .pancakes()))
  }

  @Test func `can be undone on the searched list where the recipe was opened`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())
    let page = try site.get("recipes/\(id.number)?list=q%3Dpancakes").page
    let form = HTMLForm(try #require(page.form(to: "/recipes/\(id.number)/delete")))
    let list = try site.follow(try site.send(form)).page

    let undo = HTMLForm(try #require(list.form(to: "/recipes/\(id.number)/restore")))

    #expect(undo["list"] == form["list"] && undo["list"]?.isEmpty == false)
    #expect(try site.send(undo)["Location"]?.contains("q=pancakes") == true)
  }
}
