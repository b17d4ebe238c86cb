/// How much is let pass when a template is compiled.
public enum TemplateRules: Sendable {
  /// Whatever would leave an empty place on the page is an error. What an app uses.
  case strict
  /// What the Mustache specification asks for: a missing name, partial or parent is empty.
  case specification
}
