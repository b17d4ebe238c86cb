import Testing

@testable import TiffinCore

@Suite struct `Times of a step` {
  /// Returns the times in a sentence, as `18 minutes=1080 Simmer`.
  private func times(_ text: String) -> [String] {
    var content = RecipeContent(name: RecipeName(stored: "Soup"))
    content.instructions = RecipeFieldText(stored: text)
    return CookingStep.all(of: content, [], scaledBy: .one).flatMap(\.parts).compactMap { part in
      guard case .time(let timer) = part else { return nil }
      return "\(timer.text)=\(timer.seconds)" + (timer.doing.map { " \($0)" } ?? "")
    }
  }

  @Test(arguments: [
    ("Simmer for 20 minutes.", ["20 minutes=1200 Simmer"]),
    ("Bake 1 hour 30 minutes, until brown.", ["1 hour 30 minutes=5400 Bake"]),
    ("Roast for 20–25 min.", ["20–25 min=1200 Roast"]),
    ("Braise for 1½ hours.", ["1½ hours=5400 Braise"]),
    ("Stew for 1 hour and 10 minutes.", ["1 hour and 10 minutes=4200 Stew"]),
    ("Leave in the oven for 1h15.", ["1h15=4500"]),
    ("Chill half an hour, then fry for 45 seconds on each side.", ["half an hour=1800 Chill", "45 seconds=45 Fry"]),
    ("Knead for ten minutes and let it rise for an hour.", ["ten minutes=600 Knead", "an hour=3600 Rise"]),
    ("Steam for a further 5-6 minutes.", ["5-6 minutes=300 Steam"]),
    ("Poach 30 minutes to 1 hour.", ["30 minutes to 1 hour=1800 Poach"]),
    ("Im Ofen 35 Minuten garen, 1 Stunde ruhen lassen.", ["35 Minuten=2100", "1 Stunde=3600"]),
    ("Laisser mijoter 2 heures.", ["2 heures=7200"]),
    ("A 10-minute rest does it good.", ["10-minute=600"]),
  ])
  func `are read with their seconds and what is done meanwhile`(_ text: String, _ expected: [String]) {
    #expect(times(text) == expected)
  }

  @Test(arguments: [
    "Heat the oven to 180 °C.", "Cut into 2 cm cubes.", "Add a second egg.", "Soak overnight.", "Serve 4 people.",
    "It keeps for 3 days.", "Make the dough 2 hours ahead.", "Stir for a few minutes.", "",
  ])
  func `are not read from other numbers, or from durations that need no timer`(_ text: String) {
    #expect(times(text) == [])
  }

  @Test func `leave the step's text as written`() throws {
    let text = "Fry 5 min. Add 200 g rice; simmer 18 to 20 minutes. Rest 1 h 30 min, covered ½ hour. Done!"
    var content = RecipeContent(name: RecipeName(stored: "Rice"))
    content.instructions = RecipeFieldText(stored: text)
    content.ingredients = [.line("200 g rice")]

    let step = try #require(CookingStep.all(of: content, content.lines, scaledBy: .one).first)

    #expect(step.written == text)
  }
}

extension CookingStep {
  /// The text of all parts.
  var written: String {
    parts.map { part in
      switch part {
      case .text(let text), .quantity(let text): text
      case .time(let timer): timer.text
      }
    }.joined()
  }
}
