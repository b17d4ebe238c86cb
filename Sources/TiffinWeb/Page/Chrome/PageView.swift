import Templating

/// The values of one whole page, and the template that shows them.
protocol PageView: View {
  /// The template's name: its path under `Templates` without the extension.
  static var template: String { get }
  /// True if its header shows the day so far; false for pages that show it themselves.
  static var showsTodayTotals: Bool { get }
}

extension PageView {
  static var showsTodayTotals: Bool { true }
}
