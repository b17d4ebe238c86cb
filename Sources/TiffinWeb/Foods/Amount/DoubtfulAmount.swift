import TiffinCore

/// The question whether an unusually large amount of a food is right, asked once.
struct DoubtfulAmount: Sendable {
  /// The name of the hidden field that answers it.
  static let field = "sure"

  /// The answer: the amount that was asked about, as it was typed.
  let answer: String

  init(_ amount: String, _ unit: String) {
    answer = "\(amount) \(unit)"
  }

  /// Asks about a line that is more than people eat, unless that was answered.
  ///
  /// - Parameter field: The amount's field.
  /// - Throws: ``FormErrors``.
  func check(_ line: MealLine, answered: String, at field: String) throws(FormErrors) {
    guard line.isDoubtful, answered != answer else { return }
    throw FormErrors("\(Self.size(of: line)) is a lot. Send it once more if it is right", at: field)
  }

  /// "17.7 kg", "5,120 kcal".
  private static func size(of line: MealLine) -> String {
    let energy = line.nutrients.energy.map { "\(Formatter.grouped($0.kilocalories)) kcal" }
    guard let mass = line.mass, mass > 1_000_000 else { return energy ?? "That" }
    let weight = "\((mass + 50_000) / 1_000_000).\((mass + 50_000) / 100_000 % 10) kg"
    return energy.map { "\(weight), \($0)," } ?? weight
  }
}
