/// Puts the parts of a program together.
struct Assembly<V: View, Outer: Surroundings> {
  typealias Code = Program<V, Outer>.Code

  /// In a struct because an Array would put a second closure around a bare one.
  private struct Part {
    let run: Code
  }

  private var parts: [Part] = []
  /// Bytes that the next part begins with.
  private var pending: [UInt8] = []
  private var reach = 0

  var program: Program<V, Outer> {
    var whole = self
    whole.flush()
    return Program(run: Self.sequence(whole.parts[...]), reach: reach)
  }

  mutating func literal(_ bytes: [UInt8]) {
    pending += bytes
  }

  mutating func write(_ writer: Writer<V>) {
    let write = writer.write
    if pending.isEmpty {
      parts.append(Part { view, _, out in write(view, &out) })
    } else {
      parts.append(
        Part { [pending] view, _, out in
          out.write(bytes: pending.span)
          write(view, &out)
        })
      pending = []
    }
  }

  mutating func write(prepared slot: Int) {
    parts.append(
      Part { [pending] _, _, out in
        out.write(bytes: pending.span)
        out.write(prepared: slot)
      })
    pending = []
  }

  /// Whatever needs more than the view, with how far around it reads.
  mutating func part(reach: Int, _ code: @escaping Code) {
    flush()
    parts.append(Part(run: code))
    self.reach = max(self.reach, reach)
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    parts.append(Part { [pending] _, _, out in out.write(bytes: pending.span) })
    pending = []
  }

  /// Four at a time, so that the closures are not nested as deep as the template is long.
  private static func sequence(_ parts: ArraySlice<Part>) -> Code {
    if parts.count > 4 {
      let length = (parts.count + 3) / 4
      let groups = stride(from: parts.startIndex, to: parts.endIndex, by: length).map {
        Part(run: sequence(parts[$0..<min($0 + length, parts.endIndex)]))
      }
      return sequence(groups[...])
    }
    guard let first = parts.first?.run else { return { _, _, _ in } }
    guard parts.count > 1 else { return first }
    let rest = sequence(parts.dropFirst())
    return { view, outer, out in
      first(view, outer, &out)
      rest(view, outer, &out)
    }
  }
}
