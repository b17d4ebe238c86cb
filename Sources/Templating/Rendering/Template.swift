/// A template compiled for the views `V`.
public struct Template<V: View>: Sendable {
  let program: Program<V, Nothing>

  /// Appends the page of `view` to `out`.
  public func render(_ view: V, into out: inout Output) {
    program.run(view, nil, &out)
  }
}

/// A template compiled for the views `V` that can also use the names of an `Outer`.
public struct EnclosedTemplate<V: View, Outer: View>: Sendable {
  private let program: Program<V, Frame<Outer, Nothing>>
  private let names: PageNames<Outer>
  private let passages: [Passage]

  init(_ program: Program<V, Frame<Outer, Nothing>>, _ passages: Passages) {
    self.program = program
    names = PageNames(passages.writers(for: Outer.self))
    self.passages = passages.all
  }

  /// Appends the page of `view`, with `outer` around it, to `out`.
  public func render(_ view: V, within outer: Outer, into out: inout Output) {
    let frame = program.reach > 0 ? Frame<Outer, Nothing>(outer, in: nil) : nil
    let written = Prepared { out, mark in names.write(outer, &out, mark) }
    let passages = Prepared { out, mark in
      for passage in self.passages {
        passage.write(written, to: &out)
        mark(&out)
      }
    }
    out.with(passages) { program.run(view, frame, &$0) }
  }
}
