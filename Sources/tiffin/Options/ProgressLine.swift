import Platform
import TiffinCore

/// The progress of a long operation on standard error: a bar on a terminal, otherwise a line for each part.
final class ProgressLine {
  private let isTerminal = Terminal.isStandardError
  private let began = ContinuousClock.now
  private var drawn = ContinuousClock.now - .seconds(1)
  private var title = ""

  /// Shows the progress of a part of the operation.
  ///
  /// - Parameters:
  ///   - unit: The unit of `done` and `all`; nil for bytes.
  func show(_ title: String, _ done: Int, of all: Int, unit: String? = nil) {
    guard isTerminal else { return begin(title) }
    guard done == all || ContinuousClock.now - drawn > .milliseconds(100) else { return }
    drawn = .now
    let parts = [Self.bar(done, all), amount(all, unit), rate(done, unit), left(done, all)]
    Terminal.redraw("\(title)  \(parts.joined(separator: "  "))")
  }

  /// Shows that a part of unknown duration has begun.
  func show(_ title: String) {
    if isTerminal { Terminal.redraw("\(title) …") } else { begin(title) }
  }

  /// Shows a step of a backup.
  func show(_ step: BackupStep) {
    switch step {
    case .copying(let bytes, let all): show("Copying", bytes, of: all)
    case .checking: show("Checking the copy")
    }
  }

  /// Removes the bar.
  func end() {
    if isTerminal { Terminal.redraw("") }
  }

  private func begin(_ title: String) {
    guard title != self.title else { return }
    self.title = title
    ThisProgram.complain("\(title) …")
  }

  private static func bar(_ done: Int, _ all: Int) -> String {
    let share = all > 0 ? min(1, Double(done) / Double(all)) : 1
    let full = Int(share * 24)
    let percent = String(Int(share * 100))
    return "[" + String(repeating: "#", count: full) + String(repeating: ".", count: 24 - full) + "] "
      + String(repeating: " ", count: 3 - percent.utf8.count) + percent + " %"
  }

  private func amount(_ all: Int, _ unit: String?) -> String {
    unit.map { "\(all) \($0)" } ?? SizeFormat.text(all)
  }

  private func rate(_ done: Int, _ unit: String?) -> String {
    let each = Int(Double(done) / max(0.001, seconds))
    return unit == nil ? "\(SizeFormat.text(each))/s" : "\(each)/s"
  }

  private func left(_ done: Int, _ all: Int) -> String {
    guard done > 0, done < all else { return "" }
    return "\(Int((seconds * Double(all - done) / Double(done)).rounded(.up))) s left"
  }

  private var seconds: Double { (ContinuousClock.now - began) / .seconds(1) }
}

/// Formats of sizes and counts for people to read.
enum SizeFormat {
  static func text(_ bytes: Int) -> String {
    switch bytes {
    case ..<1_000: "\(bytes) B"
    case ..<1_000_000: "\((bytes + 500) / 1_000) kB"
    case ..<1_000_000_000: tenths(bytes, 1_000_000) + " MB"
    default: tenths(bytes, 1_000_000_000) + " GB"
    }
  }

  static func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }

  static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }

  static func recipes(_ count: Int) -> String { count == 1 ? "1 recipe" : "\(count) recipes" }

  static func meals(_ count: Int) -> String { count == 1 ? "1 meal" : "\(count) meals" }

  private static func tenths(_ bytes: Int, _ unit: Int) -> String {
    let tenths = (bytes + unit / 20) / (unit / 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
