import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A recipe's nutrition page` {
  @Test func `shows each line's food, weight and energy, and why a line is not counted`() throws {
    let site = try Site(withFoods: true)
    let id = try site.stew("400 g plain flour", "100 g xyzzy", "salt to taste")

    let page = try site.get("recipes/\(id.number)/contents").page

    // 100 g of flour have 364 kcal; the recipe serves four.
    #expect(page.words.contains("≈ 364 kcal per serving"))
    #expect(page.words.contains("2 of 3 ingredients are known"))
    #expect(page.element(id: "line-1")?.words.contains("1,456 kcal") == true)
    #expect(page.element(id: "line-2")?.words.contains("No food found") == true)
    #expect(page.element(id: "line-3")?.words.contains("not counted: no amount") == true)
    let recipe = try site.get("recipes/\(id.number)").page
    #expect(recipe.link("2 of 3 known") == "/recipes/\(id.number)/contents")
  }

  @Test func `says how much frying fat is counted, and that a spice is not`() throws {
    let site = try Site(withFoods: true)
    var doughnuts = RecipeContent(name: try RecipeName("Doughnuts"))
    doughnuts.ingredients = [.line("400 g plain flour"), .line("1 litre sunflower oil"), .line("1 tsp sumac")]
    doughnuts.instructions = try RecipeFieldText("Deep-fry them in the oil.", limit: 100)
    doughnuts.figures.servings = Servings(4)

    let page = try site.get("recipes/\(try site.add(doughnuts).number)/contents").page

    #expect(page.element(id: "line-2")?.words.contains("40 g counted: the rest stays in the pan") == true)
    #expect(page.element(id: "line-3")?.words.contains("Not counted: hardly any energy") == true)
  }

  @Test func `accepts another food for a line, and the suggested one again`() throws {
    let site = try Site(withFoods: true)
    let id = try site.stew("400 g plain flour", "100 g xyzzy")
    let address = "recipes/\(id.number)/contents"
    let honey = try site.food("honey")
    #expect(try site.get("\(address)?line=2&q=honey").page.element(id: "line-2")?.words.contains("Honey") == true)

    _ = try site.choose(2, "xyzzy", String(honey), of: id)
    let chosen = try site.get(address).page
    _ = try site.choose(2, "xyzzy", "usual", of: id)

    // 100 g of honey have 304 kcal.
    #expect(chosen.element(id: "line-2")?.words.contains("Honey · yours100 g304 kcal") == true)
    #expect(chosen.words.contains("≈ 440 kcal per serving"))
    #expect(try site.get(address).page.words.contains("≈ 364 kcal per serving"))
  }

  @Test func `accepts a weight if none is known, and keeps an unreadable one as typed`() throws {
    let site = try Site(withFoods: true)
    let id = try site.stew("400 g plain flour", "2 jars honey")
    let honey = String(try site.food("honey"))
    _ = try site.choose(2, "honey", honey, of: id)

    let refused = try site.choose(2, "honey", honey, grams: "a lot", of: id)
    let kept = try site.choose(2, "honey", honey, grams: "100", of: id)

    #expect(refused.status == 422)
    #expect(refused.page.element(id: "grams-2")?["value"] == "a lot")
    #expect(kept.status == 303)
    let line = try site.get("recipes/\(id.number)/contents").page.element(id: "line-2")
    #expect(line?.words.contains("100 g304 kcal") == true)
  }

  @Test func `keeps a weight if another food is chosen`() throws {
    let site = try Site(withFoods: true)
    let id = try site.stew("400 g plain flour", "2 jars honey")
    let address = "recipes/\(id.number)/contents"
    _ = try site.choose(2, "honey", String(try site.food("honey")), grams: "100", of: id)

    let page = try site.get("\(address)?line=2&q=butter").page
    let pick = try #require(
      page.element(id: "line-2")?.all("form").first { form in form.all("button").contains { $0["name"] == "food" } })
    let button = try #require(pick.all("button").first { $0["name"] == "food" && Int($0["value"] ?? "") != nil })
    _ = try site.send(HTMLForm(pick).pressing(button))

    let line = try #require(try site.get(address).page.element(id: "line-2"))
    #expect(line.words.contains("Butter") && line.words.contains("100 g"))
  }

  @Test func `answers 404 for another key, line or recipe`() throws {
    let site = try Site(withFoods: true)
    let id = try site.stew("400 g plain flour")

    #expect(try site.choose(1, "honey", "nothing", of: id).status == 404)
    for line in [7, 0, -1, Int.min, Int.max] {
      #expect(try site.choose(line, "plain flour", "nothing", of: id).status == 404)
    }
    #expect(try site.get("recipes/999999/contents").status == 404)
  }
}

extension Site {
  fileprivate func stew(_ lines: String...) throws -> Recipe.ID {
    var stew = RecipeContent(name: try RecipeName("Stew"))
    stew.ingredients = lines.map { .line($0) }
    stew.figures.servings = Servings(4)
    return try add(stew)
  }

  fileprivate func choose(
    _ line: Int, _ key: String, _ food: String, grams: String = "", of id: Recipe.ID
  ) throws -> Answer {
    let address = "/recipes/\(id.number)/contents"
    let form = try #require(try get(String(address.dropFirst())).page.sent(to: address))
    return try send(form.with(["line": String(line), "key": key, "food": food, "grams": grams]))
  }
}
