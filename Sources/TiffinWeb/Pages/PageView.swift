import Templating

/// The values of one whole page, and the template that shows them.
protocol PageView: View {
  /// The template's name: its path under `Templates` without the ending.
  static var template: String { get }
}
