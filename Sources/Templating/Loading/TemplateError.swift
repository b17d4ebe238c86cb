/// An error in a template, with its position.
public struct TemplateError: Error, Equatable, CustomStringConvertible {
  /// The template's file, relative to the folder of templates: `meals/list.mustache`.
  public let file: String
  /// The line, counted from 1; 0 for the file as a whole.
  public let line: Int
  /// A sentence in plain English for the template's author.
  public let message: String

  /// The error as one line: `meals/list.mustache:12: …`.
  public var description: String {
    line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)"
  }
}
