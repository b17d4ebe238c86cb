/// The surroundings of a view while it is rendered: the view around it, and the surroundings of that.
protocol Surroundings: AnyObject, Sendable {
  /// The field of this name in the nearest surrounding view.
  static func field(_ name: String) -> Found<Self>?
  /// All names that can be used, for spelling suggestions.
  static var names: [String] { get }
  /// How many views lie around.
  static var depth: Int { get }
}

/// A field, and how many views further out it was found.
struct Found<Root> {
  let field: Field<Root>
  let distance: Int
}

/// The end of the surroundings.
final class Nothing: Surroundings {
  static func field(_ name: String) -> Found<Nothing>? { nil }
  static var names: [String] { [] }
  static var depth: Int { 0 }
}

/// A view that other views are rendered inside of. Made once for a section, only when its body reads it.
final class Frame<V: View, Outer: Surroundings>: Surroundings {
  let outer: Outer?
  let view: V

  init(_ view: V, in outer: Outer?) {
    self.view = view
    self.outer = outer
  }

  static func field(_ name: String) -> Found<Frame>? {
    if let field = V.field(name) {
      return Found(field: field.reached { frame, body in body(frame.view) }, distance: 1)
    }
    guard V.field(name.firstName) == nil, let found = Outer.field(name) else { return nil }
    let field = found.field.reached { (frame: Frame, body) in if let outer = frame.outer { body(outer) } }
    return Found(field: field, distance: found.distance + 1)
  }

  static var names: [String] { V.names + Outer.names }
  static var depth: Int { Outer.depth + 1 }
}
