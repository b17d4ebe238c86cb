/// A portion of a recipe that a person eats, in hundredths of a serving.
public struct RecipePortion: Hashable, Sendable {
  /// The valid number of hundredths of a serving in a meal.
  public static let range = 10...10_000

  /// The number of hundredths of a serving, within ``range``.
  public let hundredths: Int

  /// One serving.
  public static let one = RecipePortion(hundredths: 100)

  private init(hundredths: Int) {
    self.hundredths = hundredths
  }

  /// Parses a portion as people type it, such as `1`, `1.5` or `0,5`; nil outside ``range``.
  public init?(typed: String) {
    guard let hundredths = try? DecimalText.parse(typed, decimals: 2), Self.range.contains(hundredths) else {
      return nil
    }
    self.hundredths = hundredths
  }

  /// Returns the value of this portion for a value of one serving, rounded half up.
  func of(_ number: Int) -> Int { (number * hundredths + 50) / 100 }
}

extension Recipe {
  /// Returns the meal for a portion of the recipe. Unknown values remain unknown, and estimates are marked.
  public func meal(_ portion: RecipePortion, on date: LocalDate, at time: LocalTime?) -> MealContent {
    let macros = numbers.macros
    func mass(_ mass: Mass?) -> Mass? {
      mass.map { Mass(stored: min(portion.of($0.milligrams), Mass.range.upperBound)) }
    }
    return MealContent(
      name: MealName(stored: content.name.text), category: time.map(MealCategory.usual(at:)) ?? .dinner,
      energy: numbers.energy.map { Energy(stored: min(portion.of($0.value.kilocalories), Energy.range.upperBound)) },
      macros: Macros(carbs: mass(macros.carbs), protein: mass(macros.protein), fat: mass(macros.fat)), date: date,
      time: time, isEstimated: numbers.energy?.isEstimated ?? false, share: numbers.share(of: id),
      further: further.map(portion.of))
  }
}
