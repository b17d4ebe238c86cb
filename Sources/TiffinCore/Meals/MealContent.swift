/// A person's description of a meal, without the photo.
public struct MealContent: Equatable, Sendable {
  /// The name of the food.
  public var name: MealName
  /// The time of day it belongs to.
  public var category: MealCategory
  /// Nil means unknown.
  public var energy: Energy?
  /// True if the energy is a recipe's estimate, unchanged since.
  public var isEstimated: Bool
  /// The number of servings that the estimate was divided by, if that can change; nil once a person changed the energy.
  public var share: RecipeShare?
  /// Each may be unknown.
  public var macros: Macros
  /// What somebody states, or a recipe's foods gave, of fibre, sugars, saturated fat and salt. Of a meal that is made of
  /// foods its lines say what is unknown here.
  public var further: FurtherNutrients
  /// The local day it was eaten.
  public var date: LocalDate
  /// Nil if no time was given; such a meal comes last in its day.
  public var time: LocalTime?
  /// The rating in stars.
  public var rating: Rating
  /// May be empty.
  public var notes: Notes
  /// True if the meal's name is a favourite.
  public var isFavourite: Bool

  /// Requires a name, a category and a day; the rest may be unknown.
  public init(
    name: MealName,
    category: MealCategory,
    energy: Energy? = nil,
    macros: Macros = .unknown,
    date: LocalDate,
    time: LocalTime? = nil,
    rating: Rating = .none,
    notes: Notes = .none,
    isFavourite: Bool = false,
    isEstimated: Bool = false,
    share: RecipeShare? = nil,
    further: FurtherNutrients = .unknown
  ) {
    self.name = name
    self.category = category
    self.energy = energy
    self.isEstimated = isEstimated
    self.share = share
    self.macros = macros
    self.further = further
    self.date = date
    self.time = time
    self.rating = rating
    self.notes = notes
    self.isFavourite = isFavourite
  }
}
