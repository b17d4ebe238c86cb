/// The steps of a parser within the current reading budget: lines, tags, rows or values.
///
/// Only every 256th step checks the budget, because the system call for the processor time takes as long as reading
/// several lines.
struct ReadingSteps {
  private static let stepsPerLook: UInt8 = 255
  private var left = stepsPerLook
  private var isSpent = false

  /// Counts a step; returns false once a check has found the budget spent. The parser then ends early.
  mutating func next() -> Bool {
    if left > 0 {
      left -= 1
    } else {
      left = Self.stepsPerLook
      isSpent = isSpent || ReadingBudget.isCurrentSpent
    }
    return !isSpent
  }
}
