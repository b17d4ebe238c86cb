/// How much of a recipe somebody ate, in servings.
public struct Portion: Hashable, Sendable {
  /// Hundredths of a serving that one meal can be.
  public static let range = 10...10_000

  /// Within ``range``.
  public let hundredths: Int

  /// A serving.
  public static let one = Portion(hundredths: 100)

  private init(hundredths: Int) {
    self.hundredths = hundredths
  }

  /// As people type it: `1`, `1.5`, `0,5`; nil outside ``range``.
  public init?(typed: String) {
    guard let hundredths = try? DecimalText.parse(typed, decimals: 2), Self.range.contains(hundredths) else {
      return nil
    }
    self.hundredths = hundredths
  }

  /// So much of a number that is for one serving, to the nearest, a half up.
  func of(_ number: Int) -> Int { (number * hundredths + 50) / 100 }
}

extension Recipe {
  /// The meal that it makes. What nobody knows of it stays unknown, and what is guessed is marked so.
  public func meal(_ portion: Portion, on date: LocalDate, at time: LocalTime) -> MealContent {
    let macros = numbers.macros
    func mass(_ mass: Mass?) -> Mass? {
      mass.map { Mass(stored: min(portion.of($0.milligrams), Mass.range.upperBound)) }
    }
    return MealContent(
      name: MealName(stored: content.name.text), category: .usual(at: time),
      energy: numbers.energy.map { Energy(stored: min(portion.of($0.value.kilocalories), Energy.range.upperBound)) },
      macros: Macros(carbs: mass(macros.carbs), protein: mass(macros.protein), fat: mass(macros.fat)), date: date,
      time: time, isEstimated: numbers.energy?.isEstimated ?? false, share: numbers.share(of: id))
  }
}
