/// The strictness with which a template is compiled.
public enum TemplateStrictness: Sendable {
  /// The rules of an app. Anything that would leave a gap on the page is an error; line breaks only lay out the
  /// template's source.
  case strict
  /// The Mustache specification: a missing name, partial or parent is empty, and every line is written as it stands.
  case specification
}
