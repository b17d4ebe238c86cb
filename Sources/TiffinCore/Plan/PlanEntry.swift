/// A recipe or a few words, on a day of a household's plan.
public struct PlanEntry: Identifiable, Equatable, Sendable {
  /// The identifier of an entry.
  public typealias ID = Identifier<PlanEntry>

  /// The entry's identifier.
  public let id: ID
  /// A number that increases with each change.
  public let revision: Int
  /// The day it is planned for.
  public let day: LocalDate
  /// The time of day; nil if not chosen.
  public let slot: MealCategory?
  /// The recipe's current name, or the words.
  public let name: MealName
  /// Nil for words, and if the recipe is gone for good.
  public let recipe: PlannedRecipe?
  /// The servings to cook or buy.
  public let servings: Servings
  /// The meal that this person made of it; nil if not eaten yet.
  public let eaten: Meal.ID?
  /// The day of that meal.
  public let eatenOn: LocalDate?

  /// The time of day that it is listed under and eaten at: dinner if none was chosen, as in the calendar.
  public var category: MealCategory { slot ?? .dinner }

  /// The energy of one serving; nil if unknown.
  public var energy: Known<Energy>? { recipe?.numbers.energy }

  /// Returns the cost of all servings, in the smallest units of the household's currency; nil if unknown.
  public func cost(in currency: Currency) -> Known<Int>? {
    recipe?.numbers.cost(in: currency)?.map { $0.minorUnits * servings.count }
  }
}

/// The part of a recipe that a plan shows.
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

  /// The recipe or words.
  public var item: Item
  /// The day it is planned for.
  public var day: LocalDate
  /// The time of day; nil if not chosen.
  public var slot: MealCategory?
  /// Nil for the household's usual servings.
  public var servings: Servings?

  /// Describes an entry; nothing is planned yet.
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
  /// The new time of day; the inner nil removes it.
  public var slot: MealCategory??
  /// The new servings to cook or buy.
  public var servings: Servings?

  /// Changes nothing.
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

/// Meals of a household's plan.
public enum PlannedMeals: Equatable, Sendable {
  /// All meals from a day on.
  case from(LocalDate)
  /// These alone.
  case only([PlanEntry.ID])
}
