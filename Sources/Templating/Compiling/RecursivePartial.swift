import Synchronization

/// A partial that includes itself: compiled once, called from its own body.
final class RecursivePartial<V: View, Outer: ViewContext>: Sendable {
  private final class Body: Sendable {
    let program: TemplateProgram<V, Outer>
    init(_ program: TemplateProgram<V, Outer>) { self.program = program }
  }

  private let body = AtomicLazyReference<Body>()

  func define(_ program: TemplateProgram<V, Outer>) {
    _ = body.storeIfNil(Body(program))
  }

  func run(_ view: V, in outer: Outer?, into out: inout Output) {
    body.load()?.program.run(view, outer, &out)
  }
}
