import Testing

@testable import TiffinCore

@Suite struct `The steps of a recipe` {
  @Test(arguments: [
    (["Mix.", "Bake."], ["Mix.", "Bake."]),
    (["STEP 1", "Mix.", "STEP 2", "Bake."], ["Mix.", "Bake."]),
    (["STEP ONE:", "Mix.", "STEP TWO:", "Bake."], ["Mix.", "Bake."]),
    (["Schritt eins: Rühren.", "Étape deux - Cuire."], ["Rühren.", "Cuire."]), (["Step onwards."], ["Step onwards."]),
    (["STEP 1 - SAUCE", "Step 2: Bake", "step 3 Eat"], ["SAUCE", "Bake", "Eat"]),
    (["1", "Mix.", "2", "Bake."], ["Mix.", "Bake."]),
    (["1. Mix", "2. Bake"], ["Mix", "Bake"]),
    (["1) Mix", "2)Bake"], ["Mix", "Bake"]),
    (["1 Mix", "2 Bake", "3 Eat"], ["Mix", "Bake", "Eat"]),
    (["4. Eat"], ["Eat"]), (["1-Mix", "2-bake"], ["Mix", "bake"]),
    (["1-Mix", "10-minute rest", "2-Bake"], ["Mix", "10-minute rest", "Bake"]),
    (["1. Mix", "10-minute rest", "2. Bake"], ["Mix", "10-minute rest", "Bake"]),
  ])
  func `are read without their step numbers`(lines: [String], steps: [String]) {
    #expect(RecipeSteps.of(lines) == steps)
  }

  @Test(arguments: [
    ["1 Cup Raw Unsalted Cashews", "Pinch Sea Salt", "1 tsp. Vinegar"], ["12 cups of vegetables", "1 cup of onions"],
    ["1 sandwich: 445 calories"], ["1.5 cups of milk"], ["2-3 minutes later, stir"], ["2nd day: eat"], ["350 degrees"],
    ["Stepwise, mix"], ["10:30 is the time"], ["1/2 cup"], ["½ cup"], ["1st", "2nd"],
    ["10-minute rest"], ["Mix.", "10-minute rest.", "2-inch pieces are best."], ["3-layer cake: assemble it"],
    ["24-hour wait", "1-pound loaves"],
  ])
  func `keep numbers that are part of the text`(lines: [String]) {
    #expect(RecipeSteps.of(lines) == lines)
  }
}

@Suite struct `Plain text` {
  @Test func `is split at every kind of line break`() {
    #expect(
      TextCleanup.lines(" a\r\nb\rc\n\n\u{2028}d\u{2029}e\u{85}f\u{B}g\u{C} ") == ["a", "b", "c", "d", "e", "f", "g"])
  }

  @Test func `has single blanks and no control characters`() {
    #expect(TextCleanup.line(" a\u{A0}\t b\u{0}c\u{1B}[31m ") == "a b c [31m")
    #expect(TextCleanup.trimmed("\r\n 1  bunch\u{0}\u{A0}") == "1  bunch")
  }

  @Test func `is cut between characters`() {
    #expect(TextCleanup.clipped("aé", 2) == "a")
    #expect(TextCleanup.clipped("ae\u{301}", 2) == "a")
    #expect(TextCleanup.clipped("a 🍕", 5) == "a")
    #expect(TextCleanup.clipped("aé", 3) == "aé")
    #expect(TextCleanup.clipped("e" + String(repeating: "\u{301}", count: 1_000_000), 1_000) == "")
  }
}
