/// The energy that keeps an adult's weight.
///
/// - Source: Mifflin, St Jeor et al., A new predictive equation for resting energy expenditure in healthy individuals,
///   American Journal of Clinical Nutrition 51 (1990), pages 241–247. The factors of activity are those usual with it.
public struct EnergyNeed: Equatable, Sendable {
  /// The years of age for which it can be worked out.
  public static let ages = 18...100
  /// The heights for which it can be worked out, in millimetres.
  public static let heights = 1_000...2_500
  /// The weights for which it can be worked out, in grams.
  public static let weights = 30_000...300_000

  /// In years.
  public let age: Int
  /// In millimetres.
  public let height: Int
  /// In grams.
  public let weight: Int
  /// The equation.
  public let equation: Equation
  /// The activity of most days.
  public let activity: Activity

  /// - Returns: Nil outside of ``ages``, ``heights`` or ``weights``.
  public init?(age: Int, height: Int, weight: Int, _ equation: Equation, _ activity: Activity) {
    guard Self.ages.contains(age), Self.heights.contains(height), Self.weights.contains(weight) else { return nil }
    self.age = age
    self.height = height
    self.weight = weight
    self.equation = equation
    self.activity = activity
  }

  /// The energy of a day, rounded to the nearest 50 kcal, a half up.
  public var energy: Energy {
    // In millionths of a kilocalorie, so that nothing is rounded before.
    let resting = 10 * weight + 625 * height - 5_000 * age + 1_000 * equation.constant
    return Energy(stored: max(0, resting * activity.thousandths + 25_000_000) / 50_000_000 * 50)
  }

  /// The people whom the equation is for: only its constant differs.
  public enum Equation: String, CaseIterable, Sendable {
    case women, men
    /// Halfway between the two.
    case between

    /// In kilocalories.
    var constant: Int {
      switch self {
      case .women: -161
      case .men: 5
      case .between: -78
      }
    }
  }

  /// The activity by which the resting energy is multiplied.
  public enum Activity: String, CaseIterable, Sendable {
    case sitting, light, moderate, heavy

    /// The factor times 1,000.
    var thousandths: Int {
      switch self {
      case .sitting: 1_200
      case .light: 1_375
      case .moderate: 1_550
      case .heavy: 1_725
      }
    }
  }
}
