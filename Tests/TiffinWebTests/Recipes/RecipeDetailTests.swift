import Testing
import TiffinCore

@testable import PictureTools
@testable import TiffinWeb

@Suite struct `A recipe's page` {
  @Test func `shows all its data`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())

    let page = try site.page(of: id)

    #expect(page.first("h1")?.words == "Pancakes Breakfast · Dutch · your household’s")
    #expect(page.figures == ["520 kcal", "2 h 20", "$12.50", "4"])
    #expect(
      page.ingredientLines == [
        "For the dough:", "2 eggs", "1 ½ cups plain flour, sifted", "200 g butter", "salt",
      ])
    #expect(page.first("ol", class: "steps")?.all("li").map(\.words) == ["Mix.", "Bake for 20 minutes."])
    #expect(page.link("Source: example.org") == "https://example.org/pancakes")
    #expect(page.words.contains("C 60.5 g · P 12 g · F 9 g"))
    #expect(page.element(id: "known") == nil)
    #expect(!page.words.contains("≈"))
  }

  @Test func `says what is missing, and offers no groceries without ingredients`() throws {
    let site = try Site()
    let id = try site.add(RecipeContent(name: try RecipeName("Soup")))

    let page = try site.page(of: id)

    #expect(page.all("p", class: "q").map(\.words).suffix(2) == ["No ingredients yet.", "No method yet."])
    #expect(page.form(to: "/recipes/\(id.number)/groceries") == nil)
    #expect(page.link("Choose what to buy") == nil)
  }

  @Test func `splits ingredients neither within a word nor before a comma`() throws {
    let site = try Site()
    let id = try site.add(
      .named("Gratin", "8 ounces (230 grams) macaroni\n2 cups (240g) flour\n1 clove , peeled\nFor 2 pies :"))
    let pair = try site.addToCatalogue("Stew", ("1 clove, peeled", "Garlic"))

    let lines = try #require(try site.page(of: id).first("ul", class: "ingr")?.all("li"))
    let doubled = try site.page(of: id, "?servings=8").ingredientLines
    let choice = try site.get("recipes/\(id.number)/groceries").page

    #expect(lines.prefix(3).map { $0.first("b")?.words } == ["8 ounces", "2 cups", "1 clove,"])
    #expect(lines.prefix(3).map { $0.first("span")?.words } == ["(230 grams) macaroni", "(240g) flour", "peeled"])
    #expect(
      doubled == ["16 oz (460 g) macaroni", "4 cups (480 g) flour", "2 cloves, peeled", "For 2 pies :"])
    #expect(try site.page(of: pair).ingredientLines == ["1 clove, peeled Garlic"])
    #expect(choice.all("label", class: "check").map(\.words).last == "1 clove, peeled")
  }

  @Test func `shows resting time separately from cooking time`() throws {
    let site = try Site()
    let id = try site.add(.marinated())
    var told = try RecipeContent.marinated()
    told.figures.time = CookTime(minutes: 525)
    let whole = try site.add(told)

    let page = try site.page(of: id)

    #expect(page.figures[1] == "≈ 35 min + overnight")
    #expect(page.words.contains("+ resting time"))
    #expect(try site.page(of: whole).element(id: "figures")?.all("dd").map(\.words)[1] == "45 min + overnight")
    #expect(try !site.page(of: site.add(.pancakes())).words.contains("+ is time"))
  }

  @Test func `accepts the household's time without resting`() throws {
    let site = try Site()
    let id = try site.add(.marinated())
    let page = try site.page(of: id)
    let form = HTMLForm(try #require(page.form(to: "/recipes/\(id.number)/figures")))

    _ = try site.send(form.with(["cook_time": "50"]))

    #expect(page.all("label").contains { $0.words == "Time (without resting)" })
    #expect(try site.page(of: id).figures[1] == "50 min + overnight")
  }

  @Test func `scales quantities for more and fewer servings`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())

    let eight = try site.page(of: id, "?servings=8")
    let two = try site.page(of: id, "?servings=2")

    #expect(
      eight.ingredientLines == ["For the dough:", "4 eggs", "3 cups plain flour, sifted", "400 g butter", "salt"])
    #expect(two.ingredientLines == ["For the dough:", "1 eggs", "¾ cup plain flour, sifted", "100 g butter", "salt"])
    #expect(eight.element(id: "ingredients")?.words.contains("8 servings") == true)
    // Figures of one serving do not change.
    #expect(eight.element(id: "figures")?.all("dd").first?.words == "520 kcal")
  }

  @Test func `has a stepper for servings, from one upwards`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())

    let one = try site.page(of: id, "?servings=1")
    let five = try site.page(of: id, "?servings=5")

    let less = { (page: HTMLElement) in page.all("a").first { $0["aria-label"] == "One serving less" }?["href"] }
    let more = { (page: HTMLElement) in page.all("a").first { $0["aria-label"] == "One serving more" }?["href"] }
    #expect(less(one) == nil)
    #expect(more(one) == "/recipes/\(id.number)?servings=2#ingredients")
    #expect(less(five) == "/recipes/\(id.number)#ingredients")
  }

  @Test(arguments: ["0", "-1", "1001", "many", "4.5", ""]) func `shows the original quantities for invalid servings`(
    servings: String
  ) throws {
    let site = try Site()
    let id = try site.add(.pancakes())

    #expect(try site.page(of: id, "?servings=\(servings)").ingredientLines.contains("2 eggs"))
  }

  @Test func `marks estimates, explains them, and shows nothing unknown as 0`() throws {
    let site = try Site()
    let guessed = try site.add(.named("Toast", "100 g bread\n20 g butter"))
    let unknown = try site.add(.named("Something"))

    let page = try site.page(of: guessed)
    let bare = try site.page(of: unknown)

    let figures = page.figures
    #expect(figures[0].hasPrefix("≈ "))
    #expect(figures[2].hasPrefix("≈ $"))
    #expect(figures[3] == "≈ 2")
    #expect(page.first("details", class: "how")?.words.contains("2 of 2 ingredients") == true)
    #expect(bare.figures == ["no kcal yet", "–", "–", "≈ 4"])
    #expect(bare.first("details", class: "how")?.first("summary")?.words == "Add figures")
  }

  @Test func `shows the household's figures instead of an estimate`() throws {
    let site = try Site()
    let id = try site.add(.named("Toast", "100 g bread\n20 g butter"))
    let form = HTMLForm(try #require(try site.page(of: id).form(to: "/recipes/\(id.number)/figures")))

    let answer = try site.send(form.with(["calories": "444", "cost": "1.2", "servings": "2", "cook_time": "5"]))

    #expect(answer.status == 303)
    #expect(
      try site.page(of: id).figures
        == ["444 kcal", "5 min", "$1.20", "2"])
  }

  @Test func `keeps figures as typed if one is refused`() throws {
    let site = try Site()
    let id = try site.add(.named("Toast"))
    let form = HTMLForm(try #require(try site.page(of: id).form(to: "/recipes/\(id.number)/figures")))

    let answer = try site.send(form.with(["calories": "lots", "cost": "1,23,4", "servings": "2"]))

    #expect(answer.status == 422)
    let again = HTMLForm(try #require(answer.page.form(to: "/recipes/\(id.number)/figures")))
    #expect(again["calories"] == "lots")
    #expect(again["cost"] == "1,23,4")
    #expect(again["servings"] == "2")
    #expect(answer.page.element(id: "calories-error") != nil)
    #expect(answer.page.first("details", class: "how")?["open"] != nil)
    #expect(answer.page.element(id: "cost-error")?.words.contains("one decimal sign") == true)
    #expect(try site.recipe(id).numbers.remembered.isEmpty)
  }

  @Test func `adds the eaten servings to today's diary`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())
    let form = HTMLForm(try #require(try site.page(of: id).form(to: "/recipes/\(id.number)/eaten")))

    let answer = try site.send(form.with(["servings": "1.5"]))
    // The same form again, delayed.
    site.clock.set("2026-11-21 12:33")
    _ = try site.send(form.with(["servings": "1.5"]))

    let meal = try #require(try site.stored().first)
    #expect(try site.stored().count == 1)
    #expect(meal.content.name.text == "Pancakes")
    #expect(meal.content.energy?.kilocalories == 780)
    #expect(meal.content.time == Site.noon)
    #expect(answer["Location"] == "/diary/2026-11-21?eaten=\(meal.id.number)#meal-\(meal.id.number)")
    #expect(try site.follow(answer).page.notice == "Added. 780 kcal today.")
    let undo = try #require(try site.follow(answer).page.first("div", class: "flash")?.first("form"))
    _ = try site.send(HTMLForm(undo))
    #expect(try site.stored().isEmpty)
  }

  @Test func `names the day in the notice if that day is over`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())
    let form = HTMLForm(try #require(try site.page(of: id).form(to: "/recipes/\(id.number)/eaten")))
    let answer = try site.send(form)

    site.clock.set("2026-11-22 08:00")

    #expect(try site.follow(answer).page.notice == "Added. 520 kcal on Saturday 21 November.")
  }

  @Test func `marks the estimate in the eaten meal and its day`() throws {
    let site = try Site()
    let id = try site.add(.named("Toast", "100 g bread\n20 g butter"))
    let form = HTMLForm(try #require(try site.page(of: id).form(to: "/recipes/\(id.number)/eaten")))

    let day = try site.follow(try site.send(form)).page

    #expect(day.first("b", class: "big")?.words.hasPrefix("≈") == true)
    #expect(day.words.contains("1 meal with estimated kcal: its recipe gives no servings."))
    #expect(try site.list().words.contains("≈ "))
  }

  @Test(arguments: ["0", "x", "101", ""]) func `refuses invalid servings`(servings: String) throws {
    let site = try Site()
    let id = try site.add(.pancakes())
    let form = HTMLForm(try #require(try site.page(of: id).form(to: "/recipes/\(id.number)/eaten")))

    let answer = try site.send(form.with(["servings": servings]))

    #expect(answer.status == 422)
    #expect(answer.page.element(id: "eaten")?["value"] == servings)
    #expect(answer.page.element(id: "eaten-error") != nil)
    #expect(try site.stored().isEmpty)
  }

  @Test func `is available as JSON without estimates`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())
    let guessed = try site.add(.named("Toast", "100 g bread\n20 g butter"))

    let answer = try site.get("recipes/\(id.number)/recipe.json")

    #expect(answer["Content-Type"] == "application/ld+json; charset=utf-8")
    for part in [#""@type":"Recipe""#, #""name":"Pancakes""#, #""recipeYield":"4""#, #""520 kcal""#, #""PT2H20M""#] {
      #expect(answer.text.contains(part), "\(part)")
    }
    #expect(try !site.get("recipes/\(guessed.number)/recipe.json").text.contains("calories"))
  }

  @Test func `has addresses of picture and video and the cost in its JSON`() throws {
    let site = try Site { $0.address = "http://tiffin.test" }
    var content = try RecipeContent.pancakes()
    content.video = WebAddress("https://v.example/1")
    let photo = RenderedPhoto(format: .jpeg, small: [1], large: [2])
    let picture = try RecipePictureStore(site.database).add(photo, for: site.person.household)
    let id = try site.recipes.add(content, picture: picture, key: .random(), by: site.person)

    let text = try site.get("recipes/\(id.number)/recipe.json").text

    for part in [
      #""image":"http://tiffin.test/recipes/pictures/\#(picture.number)/large""#, #""url":"https://v.example/1""#,
      #""value":"50""#, #""currency":"USD""#,
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `has section names above their steps`() throws {
    let site = try Site()
    var content = try RecipeContent.named("Pie")
    content.instructions = try RecipeFieldText("For the crust:\nKnead.\nTo serve:\nCut.", limit: 100)
    let id = try site.add(content)

    let steps = try #require(try site.page(of: id).first("ol", class: "steps"))

    #expect(steps.all("h3").map(\.words) == ["For the crust:", "To serve:"])
    #expect(steps.all("p").map(\.words) == ["Knead.", "Cut."])
  }

  @Test func `keeps the chosen servings after marking it as a favourite`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())
    let form = try #require(try site.page(of: id, "?servings=8").form(to: "/recipes/\(id.number)/favourite"))

    let answer = try site.send(HTMLForm(form).pressing(try #require(form.first("button"))))

    #expect(answer["Location"] == "/recipes/\(id.number)?servings=8#favourite")
  }

  @Test func `marks and unmarks it as a favourite`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())

    for wanted in [true, false] {
      let form = try #require(try site.page(of: id).form(to: "/recipes/\(id.number)/favourite"))
      let button = try #require(form.first("button"))
      #expect(button["aria-pressed"] == (wanted ? "false" : "true"))
      let answer = try site.send(HTMLForm(form).pressing(button))
      #expect(answer["Location"] == "/recipes/\(id.number)#favourite")
      #expect(try site.recipe(id).isFavourite == wanted)
    }
  }
}
