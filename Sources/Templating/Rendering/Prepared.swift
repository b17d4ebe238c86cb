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
  var bytes: [UInt8] = []
  /// Where each begins, and where the last ends.
  var bounds = [0]
}

extension Output {
  /// Writes each once, to be copied by ``write(prepared:)`` while `body` runs.
  mutating func prepare<V>(_ writers: [Writer<V>], of view: V, while body: (inout Output) -> Void) {
    let before = prepared
    prepared = prepared(writers, of: view)
    body(&self)
    prepared = before
  }

  mutating func write(prepared slot: Int) {
    let source = prepared.bytes
    bytes.append(copying: source.span.extracting(prepared.bounds[slot]..<prepared.bounds[slot + 1]))
  }

  private mutating func prepared<V>(_ writers: [Writer<V>], of view: V) -> Prepared {
    var prepared = Prepared()
    let start = bytes.count
    for writer in writers {
      writer.write(view, &self)
      prepared.bounds.append(bytes.count - start)
    }
    prepared.bytes += bytes[start...]
    bytes.removeSubrange(start...)
    return prepared
  }
}
