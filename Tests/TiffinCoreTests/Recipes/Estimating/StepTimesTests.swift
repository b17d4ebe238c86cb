import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `The time that steps take` {
  @Test(arguments: [
    ("Bake for 25-30 minutes.", 27.5), ("Bake for 1 hour.", 60), ("Simmer 1 1/2 hrs, covered.", 90),
    ("Roast for 1 hour 20 minutes.", 80), ("Roast for 1 hr and 20 mins.", 80), ("Rest for half an hour.", 30),
    ("Wait 30 minutes to 1 hour.", 45), ("Fry for a few minutes, then for another minute.", 4),
    ("Fry for a couple of minutes.", 2), ("Cook for 10 more minutes.", 10), ("Cook 5 or so minutes", 5),
    ("a 15-minute wait", 15), ("Marinate overnight.", 480), ("Fry 3 mins on each side.", 6), ("Cook 2 to 3 min.", 2.5),
    ("Chill for at least an hour.", 60), ("Knead for ten minutes", 10), ("Simmer for twenty minutes", 20),
  ])
  func `are the durations that they name`(text: String, minutes: Double) {
    #expect(StepTimes.minutes(of: text) == minutes)
  }

  @Test(arguments: [
    ("Chill for 6 hrs or overnight.", 360), ("Marinate for 1 hour, or overnight for better results.", 60),
    ("Soak overnight or for at least 2 hrs.", 480), ("Cook for 20 minutes, or until soft for 5 minutes.", 25),
  ])
  func `are one of two that can be chosen`(text: String, minutes: Double) {
    #expect(StepTimes.minutes(of: text) == minutes)
  }

  @Test(arguments: [
    "Add it for the last 5 minutes.", "Stir every 10 minutes.", "Chill for up to 24 hrs.", "Keeps for 3 hours.",
    "After 15 minutes, turn it.", "After the first hour turn it.", "It stays fresh for 3 days.", "Cut 5 cm pieces.",
    "Add the minced garlic.", "Serve in minutes.", "",
  ])
  func `are not those of other things`(text: String) {
    #expect(StepTimes.minutes(of: text) == 0)
  }

  @Test func `are added up with two minutes for each ingredient, rounded to five`() {
    let steps = ["Fry for 10 minutes. Add the rest.", "Bake for 1 hr."]

    let estimate = RecipeEstimate.of(
      ingredients: (1...6).map { .line("ingredient \($0)") }, steps: steps, servings: nil)

    #expect(estimate.time?.minutes == 80)
  }

  @Test func `are unknown without steps, and a day at the most`() {
    let week = Array(repeating: "Wait overnight.", count: 7)

    #expect(RecipeEstimate.of(ingredients: [.line("1 egg")], steps: [], servings: nil).time == nil)
    #expect(RecipeEstimate.of(ingredients: [], steps: week, servings: nil).time?.minutes == 1_440)
  }

  @Test(arguments: [("1 ", 1_250), ("minutes ", 300), ("1 hour and ", 225), ("or ", 750)])
  func `of endless steps are found without delay`(words: String, count: Int) throws {
    let (short, long) = (String(repeating: words, count: count), String(repeating: words, count: 4 * count))

    let seconds = try processorSeconds(of: [short, long].map { step in { _ = StepTimes.minutes(of: step) } })

    // Four times as much takes four times as long: sixteen times as long would be a delay that grows.
    #expect(StepTimes.minutes(of: [long], ingredients: 0) != nil)
    #expect(seconds[1] < 8 * seconds[0], "\(seconds)")
  }
}
