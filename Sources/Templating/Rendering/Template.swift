/// A template compiled for the views `V`.
public struct Template<V: View>: Sendable {
  let program: Program<V, RootContext>

  /// Renders `view` and appends the page to `out`.
  public func render(_ view: V, into out: inout Output) {
    program.run(view, nil, &out)
  }
}

/// A template compiled for the views `V` that can also use the names of an `Outer`.
public struct EnclosedTemplate<V: View, Outer: EnclosingView>: Sendable {
  private let program: Program<V, Frame<Outer, RootContext>>
  private let names: NameWriters<Outer>
  private let passages: CachedFragments<Outer.Place>

  init(_ program: Program<V, Frame<Outer, RootContext>>, _ passages: Fragments) {
    self.program = program
    names = NameWriters(passages.pageNames)
    self.passages = CachedFragments(passages)
  }

  /// Renders `view` with the enclosing view `outer`, and appends the page to `out`.
  public func render(_ view: V, within outer: Outer, into out: inout Output) {
    let frame = program.reach > 0 ? Frame<Outer, RootContext>(outer, in: nil) : nil
    out.with(passages.at(outer.place), names.prepare(outer)) { program.run(view, frame, &$0) }
  }
}
