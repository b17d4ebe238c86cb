@testable import Templating

extension Template {
  /// The page as text.
  func page(_ view: V) -> String {
    var out = Output(capacity: 256)
    render(view, into: &out)
    return String(decoding: out.finish(), as: UTF8.self)
  }
}

extension EnclosedTemplate {
  /// The page as text.
  func page(_ view: V, within outer: Outer) -> String {
    var out = Output(capacity: 256)
    render(view, within: outer, into: &out)
    return String(decoding: out.finish(), as: UTF8.self)
  }
}

extension View {
  /// Renders this view with the template `page` of `sources`.
  func rendered(_ page: String, _ others: [String: String] = [:]) throws -> String {
    let library = TemplateLibrary(sources: others.merging(["page": page]) { $1 })
    return try library.template("page", for: Self.self).page(self)
  }
}
