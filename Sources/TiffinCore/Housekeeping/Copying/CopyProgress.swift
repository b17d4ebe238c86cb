/// The progress of a copy.
public struct CopyProgress: Equatable, Sendable {
  /// The parts of the work.
  public enum Step: Sendable {
    case copying, comparing
  }

  /// The part of the work that is in progress.
  public let step: Step
  /// The name of the table that is being copied or compared; empty before the first one.
  public fileprivate(set) var table = ""
  /// The number of rows copied or compared so far, in all tables.
  public fileprivate(set) var done = 0
  /// The total number of rows in all tables.
  public let all: Int
}

/// A counter of rows that reports the progress at the first row of each table, every thousand rows, and at the end.
final class CopyProgressCounter {
  private var progress: CopyProgress
  private let report: (CopyProgress) -> Void

  init(_ step: CopyProgress.Step, of all: Int, _ report: @escaping (CopyProgress) -> Void) {
    progress = CopyProgress(step: step, all: all)
    self.report = report
  }

  /// Counts a row of a table, and reports the progress if it is due.
  func count(in table: String) {
    progress.done += 1
    let isDue = progress.done.isMultiple(of: 1_000) || progress.done == progress.all
    guard isDue || progress.table != table else { return }
    progress.table = table
    report(progress)
  }
}
