/// A compiled template: what to write, one step after the other.
///
/// `V` is the view whose names are written, `Outer` what lies around it. Everything here is shared between threads, so
/// the steps hold numbers only: running them counts no references.
struct Program<V: View, Outer: Surroundings>: Sendable {
  enum Step: Sendable {
    /// Bytes of `literals`.
    case literal(Range<Int>)
    /// One of `writers`.
    case write(Int)
    /// Goes on at `to` when one of `tests` answers `when`.
    case skip(test: Int, when: Bool, to: Int)
    /// The same with one of `outerTests`.
    case skipOuter(test: Int, when: Bool, to: Int)
    /// One of `descents`.
    case descend(Int)
  }

  typealias Writer = @Sendable (V, inout Output) -> Void
  typealias Test = @Sendable (V) -> Bool
  typealias OuterTest = @Sendable (Outer) -> Bool
  /// Whatever needs more than the view: names of a view around it, a body for other views, a partial of its own.
  typealias Descent = @Sendable (V, Outer?, inout Output) -> Void

  var steps: [Step] = []
  var literals: [UInt8] = []
  var writers: [Writer] = []
  var tests: [Test] = []
  var outerTests: [OuterTest] = []
  var descents: [Descent] = []
  /// How many views around `V` are read: when none is, nobody needs to keep them.
  var reach = 0
  /// The furthest step that a skip goes to; only of interest while compiling.
  var landing = 0

  func run(_ view: V, in outer: Outer?, into out: inout Output) {
    var next = 0
    while next < steps.count {
      let step = steps[next]
      next += 1
      switch step {
      case .literal(let range): out.write(bytes: literals.span.extracting(range))
      case .write(let slot): writers[slot](view, &out)
      case .skip(let slot, let answer, let end): if tests[slot](view) == answer { next = end }
      case .skipOuter(let slot, let answer, let end):
        if let outer, outerTests[slot](outer) == answer { next = end }
      case .descend(let slot): descents[slot](view, outer, &out)
      }
    }
  }
}
