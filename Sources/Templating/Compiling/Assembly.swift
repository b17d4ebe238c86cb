/// An assembler of a program from its parts.
struct Assembly<V: View, Outer: ViewContext> {
  typealias Code = Program<V, Outer>.Code

  /// A part of the program. A struct, because an Array would wrap a bare closure in a second one.
  private struct Part {
    let run: Code
  }

  private let compilation: Compilation
  private var parts: [Part] = []
  /// The markup and names at the beginning of the next part.
  private var pending = Fragment()
  private var reach = 0

  init(_ compilation: Compilation) {
    self.compilation = compilation
  }

  var program: Program<V, Outer> {
    var whole = self
    whole.flush()
    return Program(run: Self.sequence(whole.parts, 0..<whole.parts.count), reach: reach)
  }

  mutating func literal(_ bytes: [UInt8]) {
    pending.append(markup: bytes)
  }

  /// Appends code that writes a name of the enclosing view.
  mutating func write(pageName name: Fragments.Name) {
    if compilation.isOfPlace(name.name) {
      return pending.append(name: compilation.passages.number(ofPlace: name))
    }
    let number = compilation.passages.number(ofPage: name)
    write(Writer { _, out in out.write(pageName: number) })
  }

  mutating func write(_ writer: Writer<V>) {
    let write = writer.write
    switch takePending() {
    case .nothing: parts.append(Part { view, _, out in write(view, &out) })
    case .markup(let bytes):
      parts.append(
        Part { view, _, out in
          out.write(bytes: bytes.span)
          write(view, &out)
        })
    case .passage(let passage):
      parts.append(
        Part { view, _, out in
          out.write(passage: passage)
          write(view, &out)
        })
    }
  }

  /// Appends code that needs more than the view; `reach` is the number of enclosing views that it reads.
  mutating func part(reach: Int, _ code: @escaping Code) {
    flush()
    parts.append(Part(run: code))
    self.reach = max(self.reach, reach)
  }

  private mutating func flush() {
    switch takePending() {
    case .nothing: break
    case .markup(let bytes): parts.append(Part { _, _, out in out.write(bytes: bytes.span) })
    case .passage(let passage): parts.append(Part { _, _, out in out.write(passage: passage) })
    }
  }

  private enum Pending {
    case nothing
    case markup([UInt8])
    /// The index of a passage.
    case passage(Int)
  }

  private mutating func takePending() -> Pending {
    defer { pending = Fragment() }
    guard let first = pending.parts.first else { return .nothing }
    if case .markup(let bytes) = first, pending.parts.count == 1 { return .markup(bytes) }
    return .passage(compilation.passages.number(of: pending))
  }

  /// Combines the parts four at a time, so that the nesting depth of the closures grows with the logarithm of the
  /// number of parts.
  ///
  /// Works on indices: each kind of slice or sequence would be a type that is instantiated for every pair of views,
  /// which was a fifth of the cost of compiling a page.
  private static func sequence(_ parts: [Part], _ range: Range<Int>) -> Code {
    let start = range.lowerBound
    switch range.count {
    case 0: return { _, _, _ in }
    case 1: return parts[start].run
    case 2: return pair(parts[start].run, parts[start + 1].run)
    case 3: return three(parts[start].run, parts[start + 1].run, parts[start + 2].run)
    case 4: return four(parts[start].run, parts[start + 1].run, parts[start + 2].run, parts[start + 3].run)
    default:
      func bound(_ number: Int) -> Int { start + range.count * number / 4 }
      func group(_ number: Int) -> Code { sequence(parts, bound(number)..<bound(number + 1)) }
      return four(group(0), group(1), group(2), group(3))
    }
  }

  private static func pair(_ first: @escaping Code, _ second: @escaping Code) -> Code {
    { view, outer, out in
      first(view, outer, &out)
      second(view, outer, &out)
    }
  }

  private static func three(_ first: @escaping Code, _ second: @escaping Code, _ third: @escaping Code) -> Code {
    { view, outer, out in
      first(view, outer, &out)
      second(view, outer, &out)
      third(view, outer, &out)
    }
  }

  private static func four(
    _ first: @escaping Code, _ second: @escaping Code, _ third: @escaping Code, _ fourth: @escaping Code
  ) -> Code {
    { view, outer, out in
      first(view, outer, &out)
      second(view, outer, &out)
      third(view, outer, &out)
      fourth(view, outer, &out)
    }
  }
}
