/// Everything a person says about a meal; the photo comes beside it.
public struct MealContent: Equatable, Sendable {
  /// What it was.
  public var name: MealName
  /// When in the day it belongs.
  public var category: Category
  /// Nil means unknown.
  public var energy: Energy?
  /// The energy is a recipe's that was guessed, and nobody has changed it since.
  public var isEstimated: Bool
  /// Among how many servings that guess was shared, where that can change; nil also once somebody changed the energy.
  public var share: RecipeShare?
  /// Each may be unknown.
  public var macros: Macros
  /// The day it was eaten, where it was eaten.
  public var date: LocalDate
  /// Nil: no time given; such a meal is last in its day.
  public var time: LocalTime?
  /// Stars.
  public var rating: Rating
  /// May be empty.
  public var notes: Notes
  /// Marked with the star.
  public var isFavourite: Bool

  /// A meal needs a name and a day; the rest may be unknown.
  public init(
    name: MealName,
    category: Category,
    energy: Energy? = nil,
    macros: Macros = .unknown,
    date: LocalDate,
    time: LocalTime? = nil,
    rating: Rating = .none,
    notes: Notes = .none,
    isFavourite: Bool = false,
    isEstimated: Bool = false,
    share: RecipeShare? = nil
  ) {
    self.name = name
    self.category = category
    self.energy = energy
    self.isEstimated = isEstimated
    self.share = share
    self.macros = macros
    self.date = date
    self.time = time
    self.rating = rating
    self.notes = notes
    self.isFavourite = isFavourite
  }
}
