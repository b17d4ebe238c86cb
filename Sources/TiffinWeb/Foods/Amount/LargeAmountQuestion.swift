import TiffinCore

/// The question whether an unusually large amount of a food is right. It is asked once per amount.
struct LargeAmountQuestion: Sendable {
  /// The name of the hidden field with the answer.
  static let field = "sure"

  /// The answer: the confirmed amount as typed.
  let answer: String

  init(_ amount: String, _ unit: String) {
    answer = "\(amount) \(unit)"
  }

  /// Checks a line, and asks about an unusually large amount unless that amount was confirmed.
  ///
  /// - Parameter field: The name of the field at which the question is shown.
  /// - Throws: ``FormErrors`` to ask the question.
  func check(_ line: MealLine, answered: String, at field: String) throws(FormErrors) {
    guard line.isDoubtful, answered != answer else { return }
    throw FormErrors("\(Self.size(of: line))? Save again if that is right", at: field)
  }

  /// Returns the size of a line in words, such as "17.7 kg (15,753 kcal)" or "5,120 kcal".
  private static func size(of line: MealLine) -> String {
    let energy = line.nutrients.energy.map { "\(Formatter.grouped($0.kilocalories)) kcal" }
    guard let mass = line.mass, mass > 1_000_000 else { return energy ?? "That much" }
    let weight = "\((mass + 50_000) / 1_000_000).\((mass + 50_000) / 100_000 % 10) kg"
    return energy.map { "\(weight) (\($0))" } ?? weight
  }
}
