/// A compiled template: one closure that writes it, combined from the closures of its parts.
///
/// `V` is the view whose names are written, `Outer` the views around it. Closures are used instead of an array of
/// steps: the steps' type would depend on `V`, which is unknown here at compile time, and the array would look that
/// type up and count references at every step. Closures capture what they need and do neither.
struct Program<V: View, Outer: ViewContext>: Sendable {
  typealias Code = @Sendable (V, Outer?, inout Output) -> Void

  let run: Code
  /// How many views further out the farthest view is that is read: 1 for the nearest enclosing view. If 0, no frame is
  /// needed.
  let reach: Int
}
