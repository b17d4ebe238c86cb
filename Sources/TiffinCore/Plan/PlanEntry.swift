/// An entry of a household's plan: a recipe or a short note on a day.
public struct PlanEntry: Identifiable, Equatable, Sendable {
  /// The identifier of an entry.
  public typealias ID = Identifier<PlanEntry>

  /// The entry's identifier.
  public let id: ID
  /// A number that increases with each change.
  public let revision: Int
  /// The day for which the entry is planned.
  public let day: LocalDate
  /// The meal of the day; nil if none was chosen.
  public let slot: MealCategory?
  /// The recipe's current name, or the typed note.
  public let name: MealName
  /// The recipe; nil for a note, and if the recipe was purged.
  public let recipe: PlannedRecipe?
  /// The number of servings to cook.
  public let servings: Servings
  /// The meal that the person for whom the entry was read made from it; nil if that person has not eaten the entry.
  public let eaten: Meal.ID?
  /// The day of ``eaten``; nil if that person has not eaten the entry.
  public let eatenOn: LocalDate?

  /// The category under which the entry is listed and eaten: dinner if none was chosen.
  public var category: MealCategory { slot ?? .dinner }

  /// The energy of one serving; nil if it is unknown.
  public var energy: StatedOrEstimated<Energy>? { recipe?.numbers.energy }

  /// Returns the cost of all servings in minor units of the currency; nil if it is unknown.
  public func cost(in currency: Currency) -> StatedOrEstimated<Int>? {
    recipe?.numbers.cost(in: currency)?.map { $0.minorUnits * servings.count }
  }
}

/// The properties of a recipe that a plan shows.
public struct PlannedRecipe: Equatable, Sendable {
  /// The recipe's identifier.
  public let id: Recipe.ID
  /// The state of the recipe's picture.
  public let picture: Recipe.PictureState
  /// The values of one serving.
  public let numbers: RecipeFiguresByOrigin
  /// True if the household can open the recipe; false for a deleted recipe.
  public let isOpen: Bool
}

/// An entry to add to the plan.
public struct NewPlanEntry: Hashable, Sendable {
  /// The content of an entry.
  public enum Item: Hashable, Sendable {
    case recipe(Recipe.ID)
    case words(MealName)
  }

  /// The recipe or the note.
  public var item: Item
  /// The day for which the entry is planned.
  public var day: LocalDate
  /// The meal of the day; nil if none was chosen.
  public var slot: MealCategory?
  /// The number of servings; nil for the household's usual number.
  public var servings: Servings?
  /// The usual number of servings to store for the household together with the entry, unless the household has chosen
  /// one; nil to store none.
  public var cooksFor: Servings?

  /// Creates a description of an entry; nothing is stored yet.
  public init(
    _ item: Item, on day: LocalDate, slot: MealCategory? = nil, servings: Servings? = nil, cooksFor: Servings? = nil
  ) {
    self.item = item
    self.day = day
    self.slot = slot
    self.servings = servings
    self.cooksFor = cooksFor
  }
}

/// A change of an entry; nil values are not changed.
public struct PlanChange: Hashable, Sendable {
  /// The day to which the entry is moved; nil if it is unchanged.
  public var day: LocalDate?
  /// The new meal of the day; the inner nil removes it.
  public var slot: MealCategory??
  /// The new number of servings to cook; nil if it is unchanged.
  public var servings: Servings?

  /// Creates a change of the given values.
  public init(day: LocalDate? = nil, slot: MealCategory?? = nil, servings: Servings? = nil) {
    self.day = day
    self.slot = slot
    self.servings = servings
  }
}

/// The result of a change.
public enum PlanUpdateResult: Equatable, Sendable {
  /// The entry after the change.
  case saved(PlanEntry)
  /// Nothing was changed, because the entry was changed after the page was shown. The value is the current entry.
  case changedMeanwhile(PlanEntry)
}

/// A selection of entries of a household's plan.
public enum PlanSelection: Equatable, Sendable {
  /// All entries from a day on.
  case from(LocalDate)
  /// The entries with these identifiers.
  case only([PlanEntry.ID])
}
