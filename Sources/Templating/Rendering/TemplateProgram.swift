/// A compiled template: one closure that writes it, combined from the closures of its parts.
///
/// `V` is the view whose names are written, `Outer` the views around it. Closures are used instead of an array of
/// steps: the steps' type would depend on `V`, which is unknown here at compile time, and the array would look that
/// type up and count references at every step. Closures capture what they need and do neither.
struct TemplateProgram<V: View, Outer: ViewContext>: Sendable {
  typealias Code = @Sendable (V, Outer?, inout Output) -> Void

  let run: Code
  /// The distance, in nesting levels, to the outermost view that is read: 1 for the nearest enclosing view; 0 if no
  /// enclosing view is read, so that no frame is needed.
  let reach: Int
}
