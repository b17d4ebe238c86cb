/// A recipe or a few words, on a day of a household's plan.
public struct PlanEntry: Identifiable, Equatable, Sendable {
  /// How an entry is found.
  public typealias ID = Identifier<PlanEntry>

  /// Which one it is.
  public let id: ID
  /// Goes up with each change.
  public let revision: Int
  /// The day it is planned for.
  public let day: LocalDate
  /// When in that day; nil: nobody said.
  public let slot: Category?
  /// What it is called: the recipe's name as it is now, or the words.
  public let name: MealName
  /// Nil for words, and for a recipe that is gone for good.
  public let recipe: PlannedRecipe?
  /// How many are cooked or bought.
  public let servings: Servings
  /// The meal that the person who asks made of it; nil: not eaten yet.
  public let eaten: Meal.ID?
  /// The day of that meal.
  public let eatenOn: LocalDate?

  /// Of one serving; nil: unknown.
  public var energy: Known<Energy>? { recipe?.numbers.energy }

  /// Of all servings, in the smallest units of the household's currency; nil: unknown.
  public func cost(in currency: Currency) -> Known<Int>? {
    recipe?.numbers.cost(in: currency)?.map { $0.minorUnits * servings.count }
  }
}

/// What a plan shows of a recipe.
public struct PlannedRecipe: Equatable, Sendable {
  /// Which one.
  public let id: Recipe.ID
  /// Its picture, as far as it is here.
  public let picture: Recipe.PictureState
  /// What is known of one serving of it.
  public let numbers: RecipeNumbers
  /// Whether the household can open it: a deleted one it cannot.
  public let isOpen: Bool
}

/// What is to be planned.
public struct NewPlanEntry: Hashable, Sendable {
  /// What it is.
  public enum Item: Hashable, Sendable {
    case recipe(Recipe.ID)
    case words(MealName)
  }

  /// What it is.
  public var item: Item
  /// The day it is planned for.
  public var day: LocalDate
  /// When in that day; nil: nobody said.
  public var slot: Category?
  /// Nil: one for each person of the household.
  public var servings: Servings?

  /// Nothing is planned yet.
  public init(_ item: Item, on day: LocalDate, slot: Category? = nil, servings: Servings? = nil) {
    self.item = item
    self.day = day
    self.slot = slot
    self.servings = servings
  }
}

/// What is to be different about an entry. Nil: it stays.
public struct PlanChange: Hashable, Sendable {
  /// Another day.
  public var day: LocalDate?
  /// When in the day; nil within: nobody says any more.
  public var slot: Category??
  /// How many are cooked or bought.
  public var servings: Servings?

  /// Changes nothing.
  public init(day: LocalDate? = nil, slot: Category?? = nil, servings: Servings? = nil) {
    self.day = day
    self.slot = slot
    self.servings = servings
  }
}

/// What became of a change.
public enum PlanUpdate: Equatable, Sendable {
  /// This is how the entry is now.
  case saved(PlanEntry)
  /// Somebody else changed it since the page was shown; nothing was changed. This is how it is now.
  case changedMeanwhile(PlanEntry)
}
