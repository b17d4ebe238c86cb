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

extension Output {
  /// Writes each once, to be copied by ``write(prepared:)``.
  mutating func prepare<V>(_ writers: [Writer<V>], of view: V) {
    prepared.removeAll(keepingCapacity: true)
    preparedEnds = [0]
    let start = bytes.count
    for writer in writers {
      writer.write(view, &self)
      preparedEnds.append(bytes.count - start)
    }
    prepared += bytes[start...]
    bytes.removeSubrange(start...)
  }

  mutating func write(prepared slot: Int) {
    let source = prepared
    bytes.append(copying: source.span.extracting(preparedEnds[slot]..<preparedEnds[slot + 1]))
  }
}
