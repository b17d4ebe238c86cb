import Templating

/// The values of one whole page, and the template that shows them.
protocol PageView: View {
  /// The template's name: its path under `Templates` without the ending.
  static var template: String { get }
  /// Bytes that are set aside for the page; more are taken when they are needed.
  static var usualSize: Int { get }
}

extension PageView {
  static var usualSize: Int { 16_384 }
}
