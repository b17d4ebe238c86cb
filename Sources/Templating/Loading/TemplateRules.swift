/// How much is let pass when a template is compiled.
public enum TemplateRules: Sendable {
  /// What an app uses. Whatever would leave an empty place on the page is an error; line breaks are there for the
  /// template's reader.
  case strict
  /// What the Mustache specification asks for: a missing name, partial or parent is empty, and every line is written as
  /// it stands.
  case specification
}
