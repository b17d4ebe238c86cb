import Testing

@testable import TiffinCore
@testable import TiffinWeb

@Suite struct `Daily goals` {
  @Test func `are empty at first`() throws {
    let page = try Site().settings()

    for field in ["calorie_goal", "carbs_goal", "protein_goal", "fat_goal"] { #expect(page.value(of: field) == "") }
    #expect(page.element(id: "goals")?.words.contains("add up") == false)
  }

  @Test func `are saved and confirmed`() throws {
    let site = try Site()

    let page = try site.save(
      "goals", ["calorie_goal": "2000", "carbs_goal": "230", "protein_goal": "100,5", "fat_goal": "70"])

    #expect(page.notice == "Goals saved.")
    #expect(page.value(of: "calorie_goal") == "2000")
    #expect(page.value(of: "protein_goal") == "100.5")
    #expect(
      try site.storedSettings.goals
        == DailyGoals(
          energy: Energy(kilocalories: 2_000),
          macros: Macros(
            carbs: Mass(milligrams: 230_000), protein: Mass(milligrams: 100_500), fat: Mass(milligrams: 70_000))))
  }

  @Test func `redirect to their part of the settings after saving`() throws {
    let site = try Site()

    let answer = try site.send(try site.settingsForm("goals"))

    #expect(answer["Location"] == "/settings/goals?saved=goals")
  }

  @Test func `in grams show the energy that they add up to`() throws {
    let site = try Site()

    let page = try site.save("goals", ["carbs_goal": "230", "protein_goal": "100", "fat_goal": "70"])

    #expect(page.element(id: "goals")?.words.contains("Your gram goals add up to 1,950 kcal.") == true)
  }

  @Test func `left empty are removed`() throws {
    let site = try Site()
    try site.save("goals", ["calorie_goal": "2000", "fat_goal": "70"])

    try site.save("goals", ["calorie_goal": ""])

    #expect(try site.storedSettings.goals == DailyGoals(macros: Macros(fat: Mass(milligrams: 70_000))))
  }

  @Test(arguments: [
    ("calorie_goal", "a lot", "Enter a number, such as 250"),
    ("calorie_goal", "12,000", "Enter 12000 without a separator"),
    ("fat_goal", "1.234", "Enter 1234 without a separator"),
    ("calorie_goal", "100001", "Enter at most 100,000 kcal"),
    ("calorie_goal", "1234567890", "Enter at most 100,000 kcal"),
    ("carbs_goal", "-5", "Enter 0 or more"),
    ("carbs_goal", "NaN", "Enter a number, such as 58"),
    ("protein_goal", "1e3", "Enter a number, such as 58"),
    ("protein_goal", "1.2.3,4", "Enter one decimal sign and no separators, such as 1234.5"),
    ("fat_goal", "10001", "Enter at most 10,000 grams"),
    ("fat_goal", "<b>", "Enter a number, such as 58"),
  ]) func `that are not numbers are refused, and everything typed is kept`(
    field: String, typed: String, sentence: String
  ) throws {
    let site = try Site()
    try site.save("goals", ["calorie_goal": "1800"])
    var form = try site.settingsForm("goals").with(["carbs_goal": " 12,5 "])
    form[field] = typed

    let answer = try site.send(form)

    #expect(answer.status == 422)
    #expect(answer.page.problems == [sentence])
    #expect(answer.page.error(at: field) == "Error: \(sentence)")
    #expect(answer.page.element(id: field)?["aria-invalid"] == "true")
    // Hidden fields with the values that the page showed are not typed.
    for (name, value) in form.fields where !["section", "token", "further"].contains(name) && !name.hasPrefix("was_") {
      #expect(answer.page.value(of: name) == value)
    }
    #expect(try site.storedSettings.goals == DailyGoals(energy: Energy(kilocalories: 1_800)))
  }

  @Test func `are refused together, each with its message`() throws {
    let site = try Site()

    let answer = try site.send(try site.settingsForm("goals").with(["calorie_goal": "x", "fat_goal": "y"]))

    #expect(answer.page.first("title")?.words == "Error: Goals · Settings · Tiffin")
    #expect(answer.page.problems.count == 2)
  }

  @Test func `are saved once if the form is sent twice`() throws {
    let site = try Site()
    let form = try site.settingsForm("goals").with(["calorie_goal": "2000"])

    let answers = [try site.send(form), try site.send(form)]

    #expect(answers.map(\.status) == [303, 303])
    #expect(try site.storedSettings.goals.energy == Energy(kilocalories: 2_000))
  }
}
