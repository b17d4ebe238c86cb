/// How far a copy is.
public struct CopyProgress: Equatable, Sendable {
  /// The parts of the work.
  public enum Step: Sendable {
    case copying, comparing
  }

  /// What is done now.
  public let step: Step
  /// The table in which it is.
  public fileprivate(set) var table = ""
  /// Rows of all tables that are done.
  public fileprivate(set) var done = 0
  /// Rows of all tables.
  public let all: Int
}

/// Counts what is done, and tells of it at the beginning of each table and every thousand rows.
final class CopyMeter {
  private var progress: CopyProgress
  private let report: (CopyProgress) -> Void

  init(_ step: CopyProgress.Step, of all: Int, _ report: @escaping (CopyProgress) -> Void) {
    progress = CopyProgress(step: step, all: all)
    self.report = report
  }

  /// Counts a row.
  func count(in table: String) {
    progress.done += 1
    let isDue = progress.done.isMultiple(of: 1_000) || progress.done == progress.all
    guard isDue || progress.table != table else { return }
    progress.table = table
    report(progress)
  }
}
