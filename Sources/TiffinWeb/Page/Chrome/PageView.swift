import Templating

/// The values of one whole page, with the template that shows them.
protocol PageView: View {
  /// The template's name: its path under `Templates` without the extension.
  static var template: String { get }
  /// True if the page's header shows the totals of today; false for pages that show them themselves.
  static var showsTodayTotals: Bool { get }
}

extension PageView {
  static var showsTodayTotals: Bool { true }
}
