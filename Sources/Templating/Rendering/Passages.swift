/// Markup of a template, interspersed with names of the view around the page.
///
/// It is the same everywhere on a page. The address of the icons, say, comes several times in every row of a list, each
/// time between the same markup.
struct Passage: Equatable {
  enum Part: Equatable {
    case markup([UInt8])
    /// An index into ``Passages/names``.
    case name(Int)
  }

  private(set) var parts: [Part] = []

  mutating func append(markup: [UInt8]) {
    if case .markup(let before) = parts.last {
      parts[parts.count - 1] = .markup(before + markup)
    } else if !markup.isEmpty {
      parts.append(.markup(markup))
    }
  }

  mutating func append(name: Int) {
    parts.append(.name(name))
  }

  func write(_ names: Prepared, to out: inout Output) {
    for part in parts {
      switch part {
      case .markup(let bytes): out.write(bytes: bytes.span)
      case .name(let name): out.write(name, of: names)
      }
    }
  }
}

/// Writes the names of the view around the page, one after the other.
///
/// One closure made of theirs, as a ``Program`` is: an array of them would look their type up for each.
struct PageNames<Outer>: Sendable {
  /// Writes all names of a view, and calls the last function after each.
  let write: @Sendable (Outer, inout Output, (inout Output) -> Void) -> Void

  init(_ names: [Writer<Outer>]) {
    let nothing: @Sendable (Outer, inout Output, (inout Output) -> Void) -> Void = { _, _, _ in }
    write = names.reversed().reduce(nothing) { rest, name in
      { [write = name.write] outer, out, mark in
        write(outer, &out)
        mark(&out)
        rest(outer, &out, mark)
      }
    }
  }
}

/// The passages of a template, each once, and the names in them.
struct Passages {
  struct Name: Equatable {
    let name: String
    let isUnescaped: Bool
  }

  private(set) var names: [Name] = []
  private(set) var all: [Passage] = []

  mutating func number(of name: Name) -> Int { Self.number(of: name, in: &names) }
  mutating func number(of passage: Passage) -> Int { Self.number(of: passage, in: &all) }

  private static func number<Item: Equatable>(of item: Item, in items: inout [Item]) -> Int {
    if let known = items.firstIndex(of: item) { return known }
    items.append(item)
    return items.count - 1
  }

  func writers<Outer: View>(for outer: Outer.Type) -> [Writer<Outer>] {
    names.compactMap { name in
      let field = Outer.field(name.name)
      return name.isUnescaped ? field?.unescaped : field?.writer
    }
  }
}
