/// Assembles a program from its parts.
struct Assembly<V: View, Outer: Surroundings> {
  typealias Code = Program<V, Outer>.Code

  /// A struct, because an Array would wrap a bare closure in a second one.
  private struct Part {
    let run: Code
  }

  private let compilation: Compilation
  private var parts: [Part] = []
  /// The beginning of the next part.
  private var pending = Passage()
  private var reach = 0

  init(_ compilation: Compilation) {
    self.compilation = compilation
  }

  var program: Program<V, Outer> {
    var whole = self
    whole.flush()
    return Program(run: Self.sequence(whole.parts[...]), reach: reach)
  }

  mutating func literal(_ bytes: [UInt8]) {
    pending.append(markup: bytes)
  }

  /// Writes a name of the view around the page.
  mutating func write(pageName name: Passages.Name) {
    pending.append(name: compilation.passages.number(of: name))
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
    case .prepared(let passage):
      parts.append(
        Part { view, _, out in
          out.write(prepared: passage)
          write(view, &out)
        })
    }
  }

  /// Adds code that needs more than the view; `reach` is how many views further out it reads.
  mutating func part(reach: Int, _ code: @escaping Code) {
    flush()
    parts.append(Part(run: code))
    self.reach = max(self.reach, reach)
  }

  private mutating func flush() {
    switch takePending() {
    case .nothing: break
    case .markup(let bytes): parts.append(Part { _, _, out in out.write(bytes: bytes.span) })
    case .prepared(let passage): parts.append(Part { _, _, out in out.write(prepared: passage) })
    }
  }

  private enum Pending {
    case nothing
    case markup([UInt8])
    /// The number of a passage.
    case prepared(Int)
  }

  private mutating func takePending() -> Pending {
    defer { pending = Passage() }
    guard let first = pending.parts.first else { return .nothing }
    if case .markup(let bytes) = first, pending.parts.count == 1 { return .markup(bytes) }
    return .prepared(compilation.passages.number(of: pending))
  }

  /// Nests the parts four at a time, so that the closures are not nested as deep as the template is long.
  private static func sequence(_ parts: ArraySlice<Part>) -> Code {
    if parts.count > 4 {
      let length = (parts.count + 3) / 4
      let groups = stride(from: parts.startIndex, to: parts.endIndex, by: length).map {
        Part(run: sequence(parts[$0..<min($0 + length, parts.endIndex)]))
      }
      return sequence(groups[...])
    }
    if let only = parts.first, parts.count == 1 { return only.run }
    let four = parts.map(\.self) + repeatElement(Part { _, _, _ in }, count: 4 - parts.count)
    return { [first = four[0].run, second = four[1].run, third = four[2].run, fourth = four[3].run] view, outer, out in
      first(view, outer, &out)
      second(view, outer, &out)
      third(view, outer, &out)
      fourth(view, outer, &out)
    }
  }
}
