import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `The time of recipe steps` {
  @Test(arguments: [
    ("Bake for 25-30 minutes.", 27.5), ("Bake for 1 hour.", 60), ("Simmer 1 1/2 hrs, covered.", 90),
    ("Roast for 1 hour 20 minutes.", 80), ("Roast for 1 hr and 20 mins.", 80), ("Rest for half an hour.", 30),
    ("Wait 30 minutes to 1 hour.", 45), ("Fry for a few minutes, then for another minute.", 4),
    ("Fry for a couple of minutes.", 2), ("Cook for 10 more minutes.", 10), ("Cook 5 or so minutes", 5),
    ("a 15-minute wait", 15), ("Marinate overnight.", 480), ("Fry 3 mins on each side.", 6), ("Cook 2 to 3 min.", 2.5),
    ("Chill for at least an hour.", 60), ("Knead for ten minutes", 10), ("Simmer for twenty minutes", 20),
  ])
  func `is the sum of the durations that the steps name`(text: String, minutes: Double) {
    #expect(WorkAndRestTime(sentence: text).all == minutes)
  }

  @Test(arguments: [
    ("Chill for 6 hrs or overnight.", 360), ("Marinate for 1 hour, or overnight for better results.", 60),
    ("Soak overnight or for at least 2 hrs.", 480), ("Cook for 20 minutes, or until soft for 5 minutes.", 25),
  ])
  func `counts one of two alternatives`(text: String, minutes: Double) {
    #expect(WorkAndRestTime(sentence: text).all == minutes)
  }

  @Test(arguments: [
    ("Marinate overnight.", 0, 480), ("Cover the goose and refrigerate overnight.", 0, 480),
    ("Leave to set in the fridge overnight.", 0, 480), ("Chill for 6 hrs or overnight.", 0, 360),
    ("Marinate for at least 2 hours (preferably overnight).", 0, 120), ("Cook overnight in a slow cooker.", 0, 480),
    ("Leave the dough to rise for 1 hr at room temperature.", 0, 60),
    ("Rub with the marinade and leave for 1 hour.", 0, 60),
    ("Put it in the fridge for 2 hours.", 0, 120), ("For 2 hours in the fridge it firms up.", 0, 120),
    ("Let it cool in the oven for 2 hours.", 0, 120), ("Soak the smoked fish for 3 hours.", 0, 180),
    ("Chill for 1 hour, then bake for 2 hours.", 120, 60), ("Bake for 2 hours, then chill for an hour.", 120, 60),
    ("Cover it and put it into the oven for two hours.", 120, 0), ("Leave to simmer for 2 hours.", 120, 0),
    ("Leave the lamb in the oven for 3 hours.", 180, 0), ("Bake in a cool oven for 2 hours.", 120, 0),
    ("Add the rest of the stock and boil for 1 hour.", 60, 0), ("Take it from the heat and leave for 1 hour.", 0, 60),
    ("Rest for 10 minutes.", 10, 0), ("Chill for 30 minutes.", 30, 0),
  ])
  func `separates rests of an hour or more`(text: String, work: Double, rest: Double) {
    let times = WorkAndRestTime(sentence: text)

    #expect((times.work, times.rest) == (work, rest))
  }

  @Test(arguments: [
    "Add it for the last 5 minutes.", "Stir every 10 minutes.", "Chill for up to 24 hrs.", "Keeps for 3 hours.",
    "After 15 minutes, turn it.", "After the first hour turn it.", "It stays fresh for 3 days.", "Cut 5 cm pieces.",
    "Add the minced garlic.", "Serve in minutes.", "",
    "Eat it with steamed potatoes, and save some for overnight.", "Keep some for overnight.",
    "You can do this a few hours ahead.", "Alternatively, let them soak overnight.",
    "To defrost, leave it in the fridge overnight.", "Take out the butter several hours before baking.",
  ])
  func `leaves out durations that add no time to the recipe`(text: String) {
    #expect(WorkAndRestTime(sentence: text).all == 0)
  }

  @Test func `is added to two minutes per ingredient, rounded to five minutes`() {
    let steps = ["Fry for 10 minutes. Add the rest.", "Bake for 1 hr."]

    let estimate = RecipeEstimate.of(
      ingredients: (1...6).map { .line("ingredient \($0)") }, steps: steps, servings: nil)

    #expect(estimate.time?.minutes == 80)
  }

  @Test(arguments: [
    ("Prep: 20 min | Cook: 40 min | Total: 1 h", 60, nil), ("Prep time: 10 minutes, cook time: 25 minutes", 35, nil),
    ("Preparation: 15 mins – Cooking: 1 hr 5 mins", 80, nil), ("Ready in 50 minutes.", 50, nil),
    ("Total time 1h30", 90, nil), ("Prep:5min Cook:15min Ready in:20min", 20, nil),
    ("Serves 4 · Prep: 10 min · Bake: 30 to 40 minutes", 45, nil), ("Level: easy; Total time: about 35 min", 35, nil),
    ("Prep: 20 min / Marinate: 3 h / Cook: 25 min / Total: 3 h 45 min", 45, 180),
  ])
  func `is replaced by a line with times for the whole recipe`(
    facts: String, work: Int, rest: Int?
  ) {
    let steps = [facts, "Fry the onions for 12 minutes.", "Simmer for 1 hour and stir. Chill for 5 hours."]

    let estimate = RecipeEstimate.of(
      ingredients: (1...6).map { .line("ingredient \($0)") }, steps: steps, servings: nil)

    #expect(estimate.time?.minutes == work && estimate.rest?.minutes == rest)
  }

  @Test func `is replaced by separate lines with times for the whole recipe`() {
    let steps = ["Prep time: 10 min", "Cook time: 20 min", "Simmer for 15 minutes."]

    #expect(WorkAndRestTime.of(steps, ingredients: 5)?.work == 30)
  }

  @Test(arguments: [
    ("Cook 10 minutes", 10), ("Baking time: 30 minutes", 30), ("The rice is ready in 12 minutes.", 12),
    ("Prep the beans and cook 20 minutes.", 20), ("Total: 4 cups. Boil for 8 minutes.", 8),
    ("Cook: 15 minutes, then stir.", 15),
  ])
  func `of one step is not that of the whole recipe`(text: String, minutes: Double) {
    #expect(WorkAndRestTime.of([text, "Fry for 5 minutes."], ingredients: 0)?.work == minutes + 5)
  }

  @Test func `is unknown without steps, and at most a day`() {
    let week = Array(repeating: "Bake for 8 hours.", count: 7)

    #expect(RecipeEstimate.of(ingredients: [.line("1 egg")], steps: [], servings: nil).time == nil)
    #expect(RecipeEstimate.of(ingredients: [], steps: week, servings: nil).time?.minutes == 1_440)
  }

  @Test func `of a recipe with resting has two parts`() {
    let ingredients = (1...6).map { RecipeIngredient.line("ingredient \($0)") }

    let stew = RecipeEstimate.of(
      ingredients: ingredients, steps: ["Marinate overnight.", "Fry for 23 minutes."], servings: nil)
    let soup = RecipeEstimate.of(ingredients: ingredients, steps: ["Boil for 23 minutes."], servings: nil)
    let years = RecipeEstimate.of(
      ingredients: [], steps: Array(repeating: "Wait overnight.", count: 1_000), servings: nil)

    #expect(stew.time?.minutes == 35 && stew.rest?.minutes == 480)
    #expect(soup.time?.minutes == 35 && soup.rest == nil)
    #expect(years.time?.minutes == 5 && years.rest?.minutes == 100_000)
  }

  @Test(arguments: [
    // Told, guessed from the steps for work and for rest; what is shown of it.
    (35, 40, 480, 35, 480, false), (515, 40, 480, 35, 480, false), (75, 55, 60, 75, 60, false),
    (135, 55, 60, 75, 60, false), (400, 25, 405, 25, 375, true), (1_520, 95, 360, 95, 1_425, true),
  ])
  func `divides a stated time into cooking and resting`(
    told: Int, work: Int, rest: Int, active: Int, left: Int, isEstimated: Bool
  ) throws {
    let estimate = RecipeEstimate(time: CookTime(minutes: work), rest: CookTime(minutes: rest))

    let parted = RecipeTime(told: try #require(CookTime(minutes: told)), estimate)

    #expect(parted.active.value.minutes == active && parted.active.isEstimated == isEstimated)
    #expect(parted.rest?.minutes == left)
  }

  @Test(arguments: [("1 ", 1_250), ("minutes ", 300), ("1 hour and ", 225), ("or ", 750)])
  func `of very long steps is found in linear time`(words: String, count: Int) throws {
    let (short, long) = (String(repeating: words, count: count), String(repeating: words, count: 4 * count))

    let seconds = try processorSeconds(
      of: [short, long].map { step in { _ = WorkAndRestTime.of([step], ingredients: 0) } })

    // Four times as much takes four times as long: sixteen times as long would be a delay that grows.
    #expect(WorkAndRestTime.of([long], ingredients: 0) != nil)
    #expect(seconds[1] < 8 * seconds[0], "\(seconds)")
  }
}

extension WorkAndRestTime {
  fileprivate var all: Double { work + rest }
}
