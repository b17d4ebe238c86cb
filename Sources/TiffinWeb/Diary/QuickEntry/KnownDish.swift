import TiffinCore

/// What can be eaten again: a meal that was eaten before, or a recipe of the household's.
enum KnownDish: Sendable {
  case meal(Meal)
  case recipe(Recipe)

  /// As a form names it: "12", "recipe-3".
  var text: String {
    switch self {
    case .meal(let meal): String(meal.id.number)
    case .recipe(let recipe): Self.text(of: recipe.id)
    }
  }

  static func text(of recipe: Recipe.ID) -> String { "\(recipeMark)\(recipe.number)" }

  /// The beginning of a recipe's text.
  static let recipeMark = "recipe-"

  /// What it is when it is eaten then; of a recipe one serving.
  func content(on date: LocalDate, at time: LocalTime?) -> MealContent {
    switch self {
    case .meal(let meal): meal.content.again(on: date, at: time)
    case .recipe(let recipe): recipe.meal(.one, on: date, at: time)
    }
  }

  /// When it was eaten; nil for a recipe.
  var date: LocalDate? {
    if case .meal(let meal) = self { meal.content.date } else { nil }
  }
}

extension DishMemory {
  init(_ dish: KnownDish) {
    self = dish.date.map(DishMemory.day) ?? .recipe
  }
}

/// Finds what can be eaten again, and puts it into the diary with its picture.
struct KnownDishes: Sendable {
  private let meals: MealStore
  private let recipes: RecipeStore
  /// Whether there is room to keep one more photo.
  private let hasRoom: @Sendable () -> Bool

  init(_ services: Services) {
    meals = services.stores.meals
    recipes = services.stores.recipes
    hasRoom = services.hasRoom
  }

  /// Nil where it is not there (any more).
  func find(_ text: String?, for person: Person) throws(StoreError) -> KnownDish? {
    guard let text else { return nil }
    let mark = KnownDish.recipeMark
    guard text.utf8.starts(with: mark.utf8) else {
      return try Meal.ID(text).flatMap { id throws(StoreError) in try meals.find(id, of: person.id) }
        .map(KnownDish.meal)
    }
    guard let id = Recipe.ID(String(text.dropFirst(mark.utf8.count))) else { return nil }
    do {
      return .recipe(try recipes.recipe(id, for: person))
    } catch .notFound {
      return nil
    }
  }

  /// The person's last meal of that name, else the household's recipe.
  func find(named name: MealName, for person: Person) throws(StoreError) -> KnownDish? {
    if let meal = try meals.last(named: name, of: person.id) { return .meal(meal) }
    return try recipes.own(named: name, for: person).map(KnownDish.recipe)
  }

  /// Eats it as it is.
  ///
  /// - Parameter category: another one than its own.
  func eat(
    _ dish: KnownDish, on date: LocalDate, at time: LocalTime?, as category: MealCategory?, key: SubmissionKey,
    by person: Person
  ) throws(StoreError) -> Meal.ID {
    if case .meal(let meal) = dish {
      return try meals.repeat(meal.id, on: date, at: time, as: category, key: key, by: person)
    }
    var content = dish.content(on: date, at: time)
    if let category { content.category = category }
    return try add(content, from: dish, key: key, by: person)
  }

  /// Adds what was made of it: under the same name with its picture.
  func add(
    _ content: MealContent, from dish: KnownDish?, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> Meal.ID {
    let same = dish.flatMap { $0.content(on: content.date, at: .midnight).name == content.name ? $0 : nil }
    return switch same {
    case .meal(let meal): try meals.add(content, picturedAs: meal.id, key: key, by: person)
    case .recipe(let recipe):
      try meals.add(content, picturedAs: hasRoom() ? recipe.picture : .none, key: key, by: person)
    case nil: try meals.add(content, photo: nil, key: key, by: person)
    }
  }
}
