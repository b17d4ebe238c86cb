/// A template compiled for the views `V` that can also use the names of an enclosing view, such as the page's frame.
public struct Template<V: View, Outer: View>: Sendable {
  private let program: TemplateProgram<V, EnclosingView<Outer, OutermostContext>>
  private let names: EnclosingValuesWriter<Outer>

  init(_ program: TemplateProgram<V, EnclosingView<Outer, OutermostContext>>, _ names: EnclosingNames) {
    self.program = program
    self.names = EnclosingValuesWriter(names.all)
  }

  /// Renders `view` with the enclosing view `outer`, and appends the page to `out`.
  public func render(_ view: V, within outer: Outer, into out: inout Output) {
    let frame = program.reach > 0 ? EnclosingView<Outer, OutermostContext>(outer, in: nil) : nil
    out.with(names.prepare(outer)) { program.run(view, frame, &$0) }
  }
}
