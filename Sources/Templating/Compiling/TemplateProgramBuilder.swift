/// A builder of a program from its parts.
struct TemplateProgramBuilder<V: View, Outer: ViewContext> {
  typealias Code = TemplateProgram<V, Outer>.Code

  /// A part of the program. A struct, because an Array would wrap a bare closure in a second one.
  private struct Part {
    let run: Code
  }

  private var parts: [Part] = []
  /// The markup at the beginning of the next part.
  private var markup: [UInt8] = []
  private var reach = 0

  var program: TemplateProgram<V, Outer> {
    var whole = self
    whole.flush()
    return TemplateProgram(run: Self.sequence(whole.parts, 0..<whole.parts.count), reach: reach)
  }

  mutating func literal(_ bytes: [UInt8]) {
    markup += bytes
  }

  mutating func write(_ writer: ValueWriter<V>) {
    let (write, bytes) = (writer.write, markup)
    markup = []
    if bytes.isEmpty { return parts.append(Part { view, _, out in write(view, &out) }) }
    parts.append(
      Part { view, _, out in
        out.write(bytes: bytes.span)
        write(view, &out)
      })
  }

  /// Appends code that needs more than the view; `reach` is how many views further out the farthest is
  /// that it reads, 1 for the nearest.
  mutating func part(reach: Int, _ code: @escaping Code) {
    flush()
    parts.append(Part(run: code))
    self.reach = max(self.reach, reach)
  }

  private mutating func flush() {
    guard !markup.isEmpty else { return }
    parts.append(Part { [markup] _, _, out in out.write(bytes: markup.span) })
    markup = []
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
    case 3: return pair(pair(parts[start].run, parts[start + 1].run), parts[start + 2].run)
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
