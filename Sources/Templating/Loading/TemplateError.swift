/// A template that cannot be used as it is, and where.
public struct TemplateError: Error, Equatable, CustomStringConvertible {
  /// The template's file, relative to the folder of templates: `meals/list.mustache`.
  public let file: String
  /// Counted from 1; 0 when the file as a whole is meant.
  public let line: Int
  /// A plain sentence for who writes the template.
  public let message: String

  /// `meals/list.mustache:12: …`
  public var description: String {
    line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)"
  }
}
