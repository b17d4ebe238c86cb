import Localization

/// The names of the enclosing view that a template uses. Each is written once per page, and copied wherever it appears.
struct EnclosingNames {
  struct Name: Equatable {
    let name: String
    let isUnescaped: Bool
  }

  private(set) var all: [Name] = []

  /// Returns the index of a name, which is added if it is new.
  mutating func index(of name: Name) -> Int {
    if let known = all.firstIndex(of: name) { return known }
    all.append(name)
    return all.count - 1
  }
}

/// A writer of the values of several names of a view, one after the other.
///
/// A single closure combined from those of the names, like a ``TemplateProgram``: in an array, the type of the closures
/// would be looked up for each.
struct EnclosingValuesWriter<V: View>: Sendable {
  private let write: @Sendable (V, inout Output, (inout Output) -> Void) -> Void
  private let count: Int

  init(_ names: [EnclosingNames.Name]) {
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

  func prepare(_ view: V, in language: Language) -> PreparedOutput {
    count == 0 ? .nothing : PreparedOutput(count, in: language) { out, mark in write(view, &out, mark) }
  }
}
