/// The steps of a parser within the current reading budget: lines, tags, rows or values.
///
/// Looking at the budget asks for the processor time, which takes as long as reading several lines, so that only every
/// 256th step does.
struct ReadingSteps {
  private static let stepsPerLook: UInt8 = 255
  private var left = stepsPerLook
  private var isSpent = false

  /// Counts a step; returns false once the budget is spent. The parser then ends early.
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
