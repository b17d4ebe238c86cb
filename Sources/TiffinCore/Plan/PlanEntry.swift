/// An entry of a household's plan: a recipe or a few words on a day.
public struct PlanEntry: Identifiable, Equatable, Sendable {
  /// The identifier of an entry.
  public typealias ID = Identifier<PlanEntry>

  /// The entry's identifier.
  public let id: ID
  /// A number that increases with each change.
  public let revision: Int
  /// The day it is planned for.
  public let day: LocalDate
  /// The meal of the day; nil if none was chosen.
  public let slot: MealCategory?
  /// The recipe's current name, or the typed words.
  public let name: MealName
  /// The recipe; nil for words, and if the recipe was purged.
  public let recipe: PlannedRecipe?
  /// The servings to cook or buy.
  public let servings: Servings
  /// The meal that this person made from it; nil if not eaten yet.
  public let eaten: Meal.ID?
  /// The day of that meal.
  public let eatenOn: LocalDate?

  /// The category under which it is listed and eaten: dinner if none was chosen, as in the calendar.
  public var category: MealCategory { slot ?? .dinner }

  /// The energy of one serving; nil if unknown.
  public var energy: Known<Energy>? { recipe?.numbers.energy }

  /// Returns the cost of all servings, in the minor units of the household's currency; nil if unknown.
  public func cost(in currency: Currency) -> Known<Int>? {
    recipe?.numbers.cost(in: currency)?.map { $0.minorUnits * servings.count }
  }
}

/// The fields of a recipe that a plan shows.
public struct PlannedRecipe: Equatable, Sendable {
  /// The recipe's identifier.
  public let id: Recipe.ID
  /// The state of its picture.
  public let picture: Recipe.PictureState
  /// The figures of one serving.
  public let numbers: RecipeNumbers
  /// True if the household can open it; false for a deleted recipe.
  public let isOpen: Bool
}

/// An entry to add to the plan.
public struct NewPlanEntry: Hashable, Sendable {
  /// The content of an entry.
  public enum Item: Hashable, Sendable {
    case recipe(Recipe.ID)
    case words(MealName)
  }

  /// The recipe or the words.
  public var item: Item
  /// The day it is planned for.
  public var day: LocalDate
  /// The meal of the day; nil if none was chosen.
  public var slot: MealCategory?
  /// The servings; nil for the household's usual number.
  public var servings: Servings?

  /// Creates a description of an entry; nothing is stored yet.
  public init(_ item: Item, on day: LocalDate, slot: MealCategory? = nil, servings: Servings? = nil) {
    self.item = item
    self.day = day
    self.slot = slot
    self.servings = servings
  }
}

/// A change of an entry; nil leaves a value as it is.
public struct PlanChange: Hashable, Sendable {
  /// The new day.
  public var day: LocalDate?
  /// The new meal of the day; the inner nil removes it.
  public var slot: MealCategory??
  /// The new servings to cook or buy.
  public var servings: Servings?

  /// Creates a change of the given values.
  public init(day: LocalDate? = nil, slot: MealCategory?? = nil, servings: Servings? = nil) {
    self.day = day
    self.slot = slot
    self.servings = servings
  }
}

/// The result of a change.
public enum PlanUpdate: Equatable, Sendable {
  /// The entry after the change.
  case saved(PlanEntry)
  /// The entry was changed after the page was shown: this is its current state, and nothing was changed.
  case changedMeanwhile(PlanEntry)
}

/// A selection of entries of a household's plan.
public enum PlannedMeals: Equatable, Sendable {
  /// All entries from a day on.
  case from(LocalDate)
  /// The entries with these IDs.
  case only([PlanEntry.ID])
}
