/// A mistake in a template, and its place.
public struct TemplateError: Error, Equatable, CustomStringConvertible {
  /// The template's file, relative to the folder of templates: `meals/list.mustache`.
  public let file: String
  /// Counted from 1; 0 for the file as a whole.
  public let line: Int
  /// A plain sentence for the template's author.
  public let message: String

  /// `meals/list.mustache:12: …`
  public var description: String {
    line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)"
  }
}
