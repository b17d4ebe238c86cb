import PictureTools
import TiffinCore

/// A service that finds recipes and meals eaten before, and adds them to the diary with their picture.
struct KnownDishes: Sendable {
  private let meals: MealStore
  private let recipes: RecipeStore
  /// Returns true if the disk has space for one more photo.
  private let hasRoom: @Sendable () -> Bool

  init(_ services: Services) {
    meals = services.stores.meals
    recipes = services.stores.recipes
    hasRoom = services.hasRoom
  }

  /// Returns the meal or recipe with this id; nil if the text is no id, or there is none.
  func find(_ text: String?, for person: Person) throws(StoreError) -> KnownDish? {
    switch text.flatMap(KnownDish.ID.init(_:)) {
    case .meal(let id): return try meals.find(id, of: person.id).map(KnownDish.meal)
    case .recipe(let id):
      do {
        return .recipe(try recipes.recipe(id, for: person))
      } catch .notFound {
        return nil
      }
    case nil: return nil
    }
  }

  /// Returns the person's latest meal of that name, up to today; otherwise the household's recipe of that name; nil if
  /// there is neither.
  func find(named name: MealName, until today: LocalDate, for person: Person) throws(StoreError) -> KnownDish? {
    if let meal = try meals.last(named: name, until: today, of: person.id) { return .meal(meal) }
    return try recipes.own(named: name, for: person).map(KnownDish.recipe)
  }

  /// Adds a dish to the diary unchanged.
  ///
  /// - Parameters:
  ///   - isNow: True if the time is the time of the request.
  ///   - category: The category that replaces the dish's own; nil for the dish's own.
  func eat(
    _ dish: KnownDish, on date: LocalDate, at time: LocalTime?, isNow: Bool, as category: MealCategory?,
    key: SubmissionKey, by person: Person
  ) throws(StoreError) -> Meal.ID {
    switch dish {
    case .meal(let meal): return try meals.repeat(meal.id, on: date, at: time, as: category, key: key, by: person)
    case .recipe(let recipe):
      var content = dish.content(on: date, at: time)
      if let category { content.category = category }
      let picture = hasRoom() ? recipe.picture : .none
      return try meals.add(
        content, of: recipe.id, picturedAs: picture, isNow: isNow, isCategoryChosen: category != nil, key: key,
        by: person)
    }
  }

  /// Adds a meal filled in from a dish. If the meal still has the dish's name, it gets the dish's picture.
  ///
  /// - Parameter isCategoryChosen: False if the category was derived from the time.
  func add(
    _ content: MealContent, photo: RenderedPhoto? = nil, from dish: KnownDish?, isCategoryChosen: Bool,
    key: SubmissionKey, by person: Person
  ) throws(StoreError) -> Meal.ID {
    let same = dish.flatMap { $0.content(on: content.date, at: .midnight).name == content.name ? $0 : nil }
    return switch same {
    case .meal(let meal): try meals.add(content, madeFrom: meal, photo: photo, key: key, by: person)
    case .recipe(let recipe):
      try meals.add(
        content, of: recipe.id, picturedAs: photo == nil && hasRoom() ? recipe.picture : .none, photo: photo,
        isCategoryChosen: isCategoryChosen, key: key, by: person)
    case nil: try meals.add(content, photo: photo, key: key, by: person)
    }
  }
}
