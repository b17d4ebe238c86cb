import Templating

/// Surroundings without names, for templates that use only those of their view.
struct NoSurroundings: View {
  static let fields: Fields<NoSurroundings> = [:]
}

extension TemplateLibrary {
  /// Compiles a template that uses only the names of its view.
  func template<V: View>(
    _ name: String, for view: V.Type, rules: TemplateStrictness = .strict
  ) throws(TemplateError) -> Template<V, NoSurroundings> {
    try template(name, for: view, within: NoSurroundings.self, rules: rules)
  }
}

extension Template where Outer == NoSurroundings {
  /// The page as text.
  func page(_ view: V) -> String { page(view, within: NoSurroundings()) }
}

extension Template {
  /// The page as text.
  func page(_ view: V, within outer: Outer) -> String {
    String(decoding: Output.bytes(capacity: 256) { render(view, within: outer, into: &$0) }, as: UTF8.self)
  }
}

extension View {
  /// Renders this view with the template `page`, which may use the other templates.
  func rendered(_ page: String, _ others: [String: String] = [:]) throws -> String {
    let library = TemplateLibrary(sources: others.merging(["page": page]) { $1 })
    return try library.template("page", for: Self.self).page(self)
  }

  /// The same inside `chrome`.
  func rendered(_ page: String, _ others: [String: String] = [:], within chrome: Chrome) throws -> String {
    let library = TemplateLibrary(sources: others.merging(["page": page]) { $1 })
    return try library.template("page", for: Self.self, within: Chrome.self).page(self, within: chrome)
  }
}

/// The error for using the template `page` with `view`; nil if it is valid.
func refusal<V: View>(_ page: String, _ others: [String: String] = [:], for view: V.Type) -> TemplateError? {
  let library = TemplateLibrary(sources: others.merging(["page": page]) { $1 })
  do throws(TemplateError) {
    _ = try library.template("page", for: view)
    return nil
  } catch {
    return error
  }
}
