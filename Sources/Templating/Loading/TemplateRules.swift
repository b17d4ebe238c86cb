/// The strictness with which a template is compiled.
public enum TemplateRules: Sendable {
  /// For an app. Anything that would leave an empty place on the page is an error; line breaks only serve the
  /// template's reader.
  case strict
  /// The Mustache specification: a missing name, partial or parent is empty, and every line is written as it stands.
  case specification
}
