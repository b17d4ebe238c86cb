/// Names of the view around a page, written once before the page and copied wherever they are used.
///
/// The address of the app, say, stands in every row of a list.
struct PreparedNames {
  struct Name: Equatable {
    let name: String
    let isUnescaped: Bool
  }

  private(set) var names: [Name] = []

  /// The number under which ``Output`` will know it.
  mutating func slot(of name: String, isUnescaped: Bool) -> Int {
    let wanted = Name(name: name, isUnescaped: isUnescaped)
    if let known = names.firstIndex(of: wanted) { return known }
    names.append(wanted)
    return names.count - 1
  }

  func writers<Outer: View>(for outer: Outer.Type) -> [Writer<Outer>] {
    names.compactMap { name in
      let field = Outer.field(name.name)
      return name.isUnescaped ? field?.unescaped : field?.writer
    }
  }
}

/// What they were written as, one behind the other.
struct Prepared {
  private let bytes: [UInt8]
  /// Where each begins, and where the last ends.
  private let bounds: [Int]

  /// None.
  init() {
    bytes = []
    bounds = [0]
  }

  init<V>(_ writers: [Writer<V>], of view: V) {
    var bounds = [0]
    bytes = Output.bytes(capacity: 1_024) { out in
      for writer in writers {
        writer.write(view, &out)
        bounds.append(out.count)
      }
    }
    self.bounds = bounds
  }

  func write(_ slot: Int, to room: inout Room) {
    room.write(bytes.span.extracting(bounds[slot]..<bounds[slot + 1]))
  }
}

extension Output {
  /// Writes each once, to be copied by ``write(prepared:)`` while `body` runs.
  mutating func prepare<V>(_ writers: [Writer<V>], of view: V, while body: (inout Output) -> Void) {
    let before = prepared
    prepared = Prepared(writers, of: view)
    body(&self)
    prepared = before
  }

  mutating func write(prepared slot: Int) {
    prepared.write(slot, to: &room)
  }
}
