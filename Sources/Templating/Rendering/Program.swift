/// A compiled template: one closure that writes it, made of the closures of its parts.
///
/// `V` is the view whose names are written, `Outer` its surroundings. Closures and not an array of steps: the steps'
/// type would depend on `V`, which is unknown here at compile time, and the array would look that type up and count
/// references at every step. Closures capture what they need and do neither.
struct Program<V: View, Outer: Surroundings>: Sendable {
  typealias Code = @Sendable (V, Outer?, inout Output) -> Void

  let run: Code
  /// How many views around `V` are read: with 0, they need not be kept.
  let reach: Int
}
