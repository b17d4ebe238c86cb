/// A person's description of a meal, without the photo.
public struct MealContent: Equatable, Sendable {
  /// The name of the meal.
  public var name: MealName
  /// The meal of the day, such as lunch, that the entry belongs to.
  public var category: MealCategory
  /// The energy; nil if unknown.
  public var energy: Energy?
  /// True if the energy is estimated from a recipe and was not changed since.
  public var isEstimated: Bool
  /// The recipe and the servings by which the estimated energy was divided; nil if the energy does not depend on a
  /// guessed number of servings, or was changed by the person.
  public var share: ServingsDivisor?
  /// The macronutrients, each of which may be unknown.
  public var macros: Macros
  /// Fibre, sugars, saturated fat and salt as stated by a person or computed from a recipe. For a meal that is made of
  /// foods, values that are unknown here may be known from its food lines.
  public var further: FurtherNutrients
  /// The local day on which the meal was eaten.
  public var date: LocalDate
  /// The time; nil if none was given. Such a meal comes last in its day.
  public var time: LocalTime?
  /// The rating in stars.
  public var rating: Rating
  /// The notes; may be empty.
  public var notes: MealNotes
  /// True if the meal's name is a favourite.
  public var isFavourite: Bool

  /// Creates content. A name, a category and a day are required; the rest may be unknown.
  public init(
    name: MealName,
    category: MealCategory,
    energy: Energy? = nil,
    macros: Macros = .unknown,
    date: LocalDate,
    time: LocalTime? = nil,
    rating: Rating = .none,
    notes: MealNotes = .none,
    isFavourite: Bool = false,
    isEstimated: Bool = false,
    share: ServingsDivisor? = nil,
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
