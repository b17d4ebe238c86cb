/// A template compiled for the views `V`.
public struct Template<V: View>: Sendable {
  let program: Program<V, Nothing>

  /// Appends the page of `view` to `out`.
  public func render(_ view: V, into out: inout Output) {
    program.run(view, nil, &out)
  }
}

/// A template compiled for the views `V`, in which the names of an `Outer` can be used too.
public struct EnclosedTemplate<V: View, Outer: View>: Sendable {
  private let program: Program<V, Frame<Outer, Nothing>>
  private let prepared: [Writer<Outer>]

  init(_ program: Program<V, Frame<Outer, Nothing>>, _ names: PreparedNames) {
    self.program = program
    prepared = names.writers(for: Outer.self)
  }

  /// Appends the page of `view`, with `outer` around it, to `out`.
  public func render(_ view: V, within outer: Outer, into out: inout Output) {
    let frame = program.reach > 0 ? Frame<Outer, Nothing>(outer, in: nil) : nil
    out.prepare(prepared, of: outer) { program.run(view, frame, &$0) }
  }
}
