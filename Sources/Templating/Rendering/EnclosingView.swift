/// The context of a view while it is rendered: the chain of enclosing views, innermost first.
protocol ViewContext: AnyObject, Sendable {
  /// Returns the field of this name in the nearest enclosing view; nil if none has it.
  static func field(_ name: String) -> FoundField<Self>?
  /// All names that can be used, for spelling suggestions.
  static var names: [String] { get }
  /// The number of enclosing views.
  static var depth: Int { get }
}

/// A field of an enclosing view. `distance` is 1 for the nearest enclosing view, 2 for the one around that, and so on.
struct FoundField<Root> {
  let field: Field<Root>
  let distance: Int
}

/// The context of the outermost view.
final class OutermostContext: ViewContext {
  static func field(_ name: String) -> FoundField<OutermostContext>? { nil }
  static var names: [String] { [] }
  static var depth: Int { 0 }
}

/// An enclosing view. Created once per section, and only if the section's body reads it.
final class EnclosingView<V: View, Outer: ViewContext>: ViewContext {
  let outer: Outer?
  let view: V

  init(_ view: V, in outer: Outer?) {
    self.view = view
    self.outer = outer
  }

  static func field(_ name: String) -> FoundField<EnclosingView>? {
    if let field = V.field(name) {
      return FoundField(field: field.reached { frame, body in body(frame.view) }, distance: 1)
    }
    guard V.field(name.firstName) == nil, let found = Outer.field(name) else { return nil }
    let field = found.field.reached { (frame: EnclosingView, body) in if let outer = frame.outer { body(outer) } }
    return FoundField(field: field, distance: found.distance + 1)
  }

  static var names: [String] { V.names + Outer.names }
  static var depth: Int { Outer.depth + 1 }
}
