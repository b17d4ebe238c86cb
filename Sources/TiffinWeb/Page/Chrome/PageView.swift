import Templating

/// The view of a whole page, and the template that renders it.
protocol PageView: View {
  /// The template's path under `Templates`, without its extension.
  static var template: String { get }
  /// True if the page's header shows today's totals; false for pages that show the totals themselves.
  static var showsTodayTotals: Bool { get }
}

extension PageView {
  static var showsTodayTotals: Bool { true }
}
