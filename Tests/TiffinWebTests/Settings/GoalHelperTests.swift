import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The goal calculator` {
  private let site: Site

  init() throws {
    site = try Site()
  }

  private func ask(_ values: KeyValuePairs<String, String>) throws -> Answer {
    let page = try site.settings("goals")
    let calculate = try #require(page.element(id: "helper")?.all("button").first { $0.words == "Calculate" })
    var form = HTMLForm(try #require(page.element(id: "goals"))).pressing(calculate)
    for (name, value) in ["age": "34", "height": "168", "weight": "65", "equation": "between", "activity": "light"] {
      form[name] = value
    }
    return try site.send(form.with(values))
  }

  private func result(_ answer: Answer) -> String? {
    answer.page.element(id: "helper")?.first("div", class: "as")?.first("b")?.words
  }

  /// 34 years, 168 cm, 65 kg, between, light.
  @Test func `fills in the goal, and another tap saves it`() throws {
    let answer = try ask([:])

    #expect(answer.status == 200)
    #expect(result(answer) == "≈ 2,000")
    #expect(answer.page.value(of: "calorie_goal") == "2000")
    #expect(answer.page.element(id: "helper")?["open"] != nil)
    #expect(try site.storedSettings.goals == .none)
    let form = HTMLForm(try #require(answer.page.element(id: "goals")))
    #expect(try site.send(form.pressing(try use(answer))).status == 303)
    #expect(try site.storedSettings.goals.energy == Energy(kilocalories: 2_000))
  }

  private func use(_ answer: Answer) throws -> HTMLElement {
    try #require(answer.page.element(id: "helper")?.all("button").first { $0.words == "Use 2,000" })
  }

  @Test func `keeps typed goals, even invalid ones, and still answers`() throws {
    let answer = try ask(["calorie_goal": "many", "carbs_goal": "a lot", "fat_goal": "70"])

    #expect(answer.status == 200)
    #expect(result(answer) == "≈ 2,000")
    #expect(answer.page.problems.isEmpty)
    for (name, value) in ["calorie_goal": "many", "carbs_goal": "a lot", "fat_goal": "70"] {
      #expect(answer.page.value(of: name) == value)
    }
    var form = HTMLForm(try #require(answer.page.element(id: "goals")))
    form["carbs_goal"] = "230"
    #expect(try site.send(form.pressing(try use(answer))).status == 303)
    #expect(try site.storedSettings.goals.energy == Energy(kilocalories: 2_000))
    #expect(try site.storedSettings.goals.macros.fat == Mass(milligrams: 70_000))
  }

  @Test func `is started by Enter only if something new is typed in it`() throws {
    let page = try site.settings("goals")
    let enter = try #require(page.element(id: "goals")?.first("button"))
    let empty = HTMLForm(try #require(page.element(id: "goals")))

    #expect(try site.send(empty.with(["calorie_goal": "1900"]).pressing(enter)).status == 303)
    #expect(try site.storedSettings.goals.energy == Energy(kilocalories: 1_900))
    let person: KeyValuePairs = ["age": "34", "height": "168", "weight": "65", "equation": "between"]
    let asked = try site.send(empty.with(person).with(["calorie_goal": "1800"]).pressing(enter))
    #expect(result(asked) == "≈ 2,000")
    #expect(asked.page.value(of: "calorie_goal") == "1800")
    let again = HTMLForm(try #require(asked.page.element(id: "goals"))).pressing(enter)
    #expect(try site.send(again).status == 303)
    #expect(try site.storedSettings.goals.energy == Energy(kilocalories: 1_800))
  }

  @Test func `keeps its input if the goals are refused`() throws {
    let form = HTMLForm(try #require(try site.settings("goals").element(id: "goals")))

    let answer = try site.send(form.with(["calorie_goal": "many", "age": "34", "height": "tall"]))

    #expect(answer.status == 422)
    #expect(answer.page.value(of: "age") == "34")
    #expect(answer.page.value(of: "height") == "tall")
  }

  /// Calculated by hand: 180 lb = 81.6 kg, 5'11 = 180.3 cm; (816.5 + 1127.1 − 150 + 5) × 1.2 = 2158.
  @Test(arguments: [
    ("5'11", "180 lb"), ("5’11”", "180lbs"), ("5 ft 11 in", "180 pounds"), ("5′ 11″", "81.65"), ("71 in", "81,65 kg"),
    ("1.8034 m", "81.65"), ("180.3 cm", "180 LB"),
  ]) func `accepts feet and pounds`(height: String, weight: String) throws {
    let answer = try ask(["age": "30", "height": height, "weight": weight, "equation": "men", "activity": "sitting"])

    #expect(result(answer) == "≈ 2,150")
    #expect(answer.page.value(of: "height") == height)
    #expect(answer.page.value(of: "weight") == weight)
  }

  @Test(arguments: [
    ("age", "", "Fill in your age"),
    ("age", "17", "Age must be between 18 and 100"),
    ("age", "thirty", "Enter a number, such as 34"),
    ("age", "34.5", "Enter a whole number, such as 34"),
    ("height", "", "Fill in your height"),
    ("height", "1.68", "Height must be between 100 and 250 cm"),
    ("height", "tall", "Enter cm, such as 168, or feet and inches, such as 5'6"),
    ("height", "5'14", "Enter cm, such as 168, or feet and inches, such as 5'6"),
    ("height", "5.5 ft", "Enter cm, such as 168, or feet and inches, such as 5'6"),
    ("height", "-168", "Enter 0 or more"),
    ("weight", "", "Fill in your weight"),
    ("weight", "29", "Weight must be between 30 and 300 kg"),
    ("weight", "<b>", "Enter kg, such as 65, or pounds, such as 143 lb"),
    ("equation", "none", "Choose one of the three"),
    ("activity", "sleep", "Choose one of the activities"),
  ]) func `refuses invalid input with a message and keeps what was typed`(
    field: String, typed: String, sentence: String
  ) throws {
    let answer = try ask(["age": "35", "height": "170", "weight": "66", field: typed])

    #expect(answer.status == 422)
    #expect(answer.page.problems == [sentence])
    #expect(answer.page.error(at: field) == "Error: \(sentence)")
    #expect(result(answer) == nil)
    for (name, value) in ["age": "35", "height": "170", "weight": "66"] {
      #expect(answer.page.value(of: name) == (name == field ? typed : value))
    }
    #expect(try site.storedSettings.goals == .none)
  }

  @Test func `stores nothing and puts nothing into an address`() throws {
    let walk = try RouteWalk()
    let before = try walk.everything()
    var form = HTMLForm(HTMLElement("form", ["action": "/settings/goals"]))
    form.fields = [("age", "34"), ("height", "168"), ("weight", "65"), ("equation", "men"), ("activity", "heavy")]
    form["token"] = try walk.site.token(of: walk.alice.browser)

    let answer = try walk.site.send(form, by: walk.alice.browser)

    #expect(answer.status == 200)
    #expect(answer["Location"] == nil)
    #expect(try walk.everything() == before)
  }

  @Test func `exists only in the settings of goals`() throws {
    let token = try #require(try site.settingsForm("goals")["token"])
    var form = HTMLForm(HTMLElement("form", ["action": "/settings/look"]))
    form["token"] = token

    #expect(try site.send(form).status == 404)
  }

  @Test func `is open if no goal is set, and names its source`() throws {
    let helper = try #require(try site.settings("goals").element(id: "helper"))
    #expect(helper["open"] != nil)
    #expect(helper.words.contains("Mifflin–St Jeor equation, 1990. Only the goal is saved."))

    try site.save("goals", ["calorie_goal": "1800"])

    #expect(try site.settings("goals").element(id: "helper")?["open"] == nil)
  }
}
