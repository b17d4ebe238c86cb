import Localization

/// A template compiled for the views `V` that can also use the names of an enclosing view, such as the page's frame.
public struct Template<V: View, Outer: View>: Sendable {
  private let program: TemplateProgram<V, EnclosingView<Outer, OutermostContext>>
  private let names: EnclosingValuesWriter<Outer>
  private let language: Language
  /// The messages for which the template's language has no translation, each with file and line.
  public let untranslated: [TemplateError]

  init(_ program: TemplateProgram<V, EnclosingView<Outer, OutermostContext>>, _ compilation: CompilationContext) {
    self.program = program
    names = EnclosingValuesWriter(compilation.enclosingNames.all)
    language = compilation.language
    untranslated = compilation.untranslated
  }

  /// Renders `view` with the enclosing view `outer` in the template's language, and appends the page to `out`.
  public func render(_ view: V, within outer: Outer, into out: inout Output) {
    let frame = program.reach > 0 ? EnclosingView<Outer, OutermostContext>(outer, in: nil) : nil
    out.with(names.prepare(outer, in: language), in: language) { program.run(view, frame, &$0) }
  }
}
