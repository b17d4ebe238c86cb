/// The figures from which the daily energy is calculated that keeps an adult's weight constant.
///
/// - Source: Mifflin, St Jeor et al., A new predictive equation for resting energy expenditure in healthy individuals,
///   American Journal of Clinical Nutrition 51 (1990), pages 241–247. The activity factors are the ones commonly used
///   with this equation.
public struct EnergyNeed: Equatable, Sendable {
  /// The accepted ages in years.
  public static let ages = 18...100
  /// The accepted heights in millimetres.
  public static let heights = 1_000...2_500
  /// The accepted weights in grams.
  public static let weights = 30_000...300_000

  /// The age in years.
  public let age: Int
  /// The height in millimetres.
  public let height: Int
  /// The weight in grams.
  public let weight: Int
  /// The variant of the equation.
  public let equation: Equation
  /// The level of activity on most days.
  public let activity: Activity

  /// Creates an energy need from its figures; nil outside of ``ages``, ``heights`` or ``weights``.
  public init?(age: Int, height: Int, weight: Int, _ equation: Equation, _ activity: Activity) {
    guard Self.ages.contains(age), Self.heights.contains(height), Self.weights.contains(weight) else { return nil }
    self.age = age
    self.height = height
    self.weight = weight
    self.equation = equation
    self.activity = activity
  }

  /// The energy per day, rounded to the nearest 50 kcal, a half up.
  public var energy: Energy {
    // In thousandths of a kilocalorie. Times the activity factor they are millionths, which are rounded only once.
    let resting = 10 * weight + 625 * height - 5_000 * age + 1_000 * equation.constant
    return Energy(stored: max(0, resting * activity.thousandths + 25_000_000) / 50_000_000 * 50)
  }

  /// The variant of the equation, by sex; only its constant differs.
  public enum Equation: String, CaseIterable, Sendable {
    case women, men
    /// Halfway between the constants for women and men.
    case between

    /// The constant that the equation adds, in kilocalories per day.
    var constant: Int {
      switch self {
      case .women: -161
      case .men: 5
      case .between: -78
      }
    }
  }

  /// A level of activity; the resting energy is multiplied by its factor.
  public enum Activity: String, CaseIterable, Sendable {
    case sitting, light, moderate, heavy

    /// The activity factor times 1,000.
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
