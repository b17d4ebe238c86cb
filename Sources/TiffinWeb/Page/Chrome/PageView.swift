import Templating

/// The values of one whole page, and the template that shows them.
protocol PageView: View {
  /// The template's name: its path under `Templates` without the ending.
  static var template: String { get }
  /// Whether the day so far stands in its header; not where the page itself says as much.
  static var showsSoFar: Bool { get }
}

extension PageView {
  static var showsSoFar: Bool { true }
}
