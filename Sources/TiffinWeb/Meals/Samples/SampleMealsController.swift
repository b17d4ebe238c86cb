import Logging
import PictureTools
import TiffinCore

/// A controller that loads the sample meals into an empty diary.
struct SampleMealsController: Controller {
  let services: Services

  var samples: SampleMeals { services.samples }

  func load(_ request: Request, for visitor: Visitor) throws -> Response {
    let samples = try samples.meals(on: visitor.today, at: visitor.now, for: visitor.person.household)
    try meals.addSamples(samples, by: visitor.person)
    return .seeOther(visitor.links.meals)
  }
}

/// The sample meals, which a person can load into an empty diary.
struct SampleMeals: Sendable {
  let renderer: PhotoRenderer
  /// Returns the contents of an asset; nil if no asset has that name.
  let asset: @Sendable (_ name: String) -> [UInt8]?
  let log: Logger

  /// Returns the sample meals, with times up to now and one of them today.
  func meals(on today: LocalDate, at now: LocalTime, for household: Household.ID) throws -> [SampleMeal] {
    var meals: [SampleMeal] = []
    for sample in Self.all {
      let content = try sample.content(before: today, now)
      meals.append(SampleMeal(content: content, photo: photo(sample.picture, for: household)))
    }
    return meals
  }

  /// Returns a sample's photo; nil if it cannot be rendered, since a meal is useful without a photo.
  private func photo(_ name: String, for household: Household.ID) -> RenderedPhoto? {
    guard let bytes = asset(name) else { return nil }
    do throws(PhotoError) {
      return try renderer.render(bytes, of: household.number)
    } catch {
      log.error("The sample picture \(name) could not be read: \(error)")
      return nil
    }
  }

  private static let all = [
    Sample(
      name: "Caprese salad", category: .lunch, stars: 4, grams: (12, 18, 26), daysAgo: 0,
      time: LocalTime(hour: 12, minute: 40) ?? .midnight,
      picture: "samples/caprese.jpg"),
    Sample(
      name: "Chicken and potatoes", category: .dinner, stars: 5, grams: (52, 48, 36), daysAgo: 1,
      time: LocalTime(hour: 19, minute: 15) ?? .midnight,
      picture: "samples/chicken.jpg"),
    Sample(
      name: "Pasta with meatballs", category: .dinner, stars: 3, grams: (88, 36, 27), daysAgo: 2,
      time: LocalTime(hour: 19, minute: 30) ?? .midnight,
      picture: "samples/meatballs.jpg"),
  ]
}

/// A sample meal, with its date relative to today.
private struct Sample: Sendable {
  let name: String
  let category: MealCategory
  let stars: Int
  /// The grams of carbs, protein and fat.
  let grams: (carbs: Int, protein: Int, fat: Int)
  let daysAgo: Int
  let time: LocalTime
  let picture: String

  func content(before today: LocalDate, _ now: LocalTime) throws -> MealContent {
    let macros = Macros(
      carbs: try Mass(milligrams: grams.carbs * 1_000),
      protein: try Mass(milligrams: grams.protein * 1_000),
      fat: try Mass(milligrams: grams.fat * 1_000))
    let isEarly = daysAgo == 0 && now < time
    return MealContent(
      name: try MealName(name), category: isEarly ? .usual(at: now) : category, energy: energy(of: macros),
      macros: macros, date: today.adding(days: -daysAgo) ?? today, time: isEarly ? now : time,
      rating: try Rating(stars))
  }
}
