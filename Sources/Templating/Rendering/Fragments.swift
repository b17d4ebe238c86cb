/// Markup of a template, interspersed with names of the enclosing view's place.
///
/// It is the same on most pages. The address of the icons, for example, appears several times in every row of a list,
/// each time between the same markup.
struct Fragment: Equatable {
  enum Part: Equatable {
    case markup([UInt8])
    /// An index into ``Fragments/placeNames``.
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

  func write(_ names: PreparedOutput, to out: inout Output) {
    for part in parts {
      switch part {
      case .markup(let bytes): out.write(bytes: bytes.span)
      case .name(let name): out.write(name, of: names)
      }
    }
  }
}

/// The distinct passages of a template, and the names of the enclosing view.
struct Fragments {
  struct Name: Equatable {
    let name: String
    let isUnescaped: Bool
  }

  /// The names that occur in passages.
  private(set) var placeNames: [Name] = []
  /// The names whose values may differ from page to page, such as the token of the page's forms.
  private(set) var pageNames: [Name] = []
  private(set) var all: [Fragment] = []

  mutating func number(ofPlace name: Name) -> Int { Self.number(of: name, in: &placeNames) }
  mutating func number(ofPage name: Name) -> Int { Self.number(of: name, in: &pageNames) }
  mutating func number(of passage: Fragment) -> Int { Self.number(of: passage, in: &all) }

  private static func number<Item: Equatable>(of item: Item, in items: inout [Item]) -> Int {
    if let known = items.firstIndex(of: item) { return known }
    items.append(item)
    return items.count - 1
  }
}

/// A writer of the values of several names of a view, one after the other.
///
/// A single closure combined from those of the names, like a ``Program``: in an array, the type of the closures would
/// be looked up for each.
struct NameWriters<V: View>: Sendable {
  private let write: @Sendable (V, inout Output, (inout Output) -> Void) -> Void
  private let count: Int

  init(_ names: [Fragments.Name]) {
    let writers = names.compactMap { name in
      let field = V.field(name.name)
      return name.isUnescaped ? field?.unescaped : field?.writer
    }
    let nothing: @Sendable (V, inout Output, (inout Output) -> Void) -> Void = { _, _, _ in }
    write = writers.reversed().reduce(nothing) { rest, name in
      { [write = name.write] view, out, mark in
        write(view, &out)
        mark(&out)
        rest(view, &out, mark)
      }
    }
    count = writers.count
  }

  func prepare(_ view: V) -> PreparedOutput {
    count == 0 ? .nothing : PreparedOutput(count) { out, mark in write(view, &out, mark) }
  }
}
