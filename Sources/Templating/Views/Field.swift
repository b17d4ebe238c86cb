@usableFromInline enum FieldKind: Sendable {
  case text, number, written, html, flag, view, list
  /// Whatever the value turns out to be.
  case dynamic
}

/// How one name of a view is written, and what it is as a section.
public struct Field<V>: Sendable {
  @usableFromInline typealias Write = @Sendable (V, inout Output) -> Void
  @usableFromInline typealias Test = @Sendable (V) -> Bool

  let kind: FieldKind
  let write: Write?
  let writeUnescaped: Write?
  let isShown: Test?
  let nested: (any NestedViews<V>)?

  @usableFromInline init(_ kind: FieldKind, write: Write? = nil, unescaped: Write? = nil, isShown: Test? = nil) {
    self.init(kind, write: write, unescaped: unescaped, isShown: isShown, nested: nil)
  }

  @usableFromInline init<Inner: View>(_ kind: FieldKind, isShown: @escaping Test, nested: Nested<V, Inner>) {
    self.init(kind, write: nil, unescaped: nil, isShown: isShown, nested: nested)
  }

  init(_ kind: FieldKind, write: Write?, unescaped: Write?, isShown: Test?, nested: (any NestedViews<V>)?) {
    self.kind = kind
    self.write = write
    self.writeUnescaped = unescaped
    self.isShown = isShown
    self.nested = nested
  }
}

/// The way from one value to another inside or around it, if there is one; it is lent, not copied.
@usableFromInline typealias Path<From, To> = @Sendable (From, (To) -> Void) -> Void

extension Field {
  /// The same field, seen from where `path` begins.
  func reached<Start>(through path: @escaping Path<Start, V>) -> Field<Start> {
    Field<Start>(
      kind,
      write: write.map { Self.reached($0, through: path) },
      unescaped: writeUnescaped.map { Self.reached($0, through: path) },
      isShown: isShown.map { Self.reached($0, through: path) },
      nested: nested?.reached(through: path)
    )
  }

  private static func reached<Start>(
    _ write: @escaping Write, through path: @escaping Path<Start, V>
  ) -> Field<Start>.Write {
    { start, out in path(start) { write($0, &out) } }
  }

  private static func reached<Start>(
    _ isShown: @escaping Test, through path: @escaping Path<Start, V>
  ) -> Field<Start>.Test {
    { start in
      var answer = false
      path(start) { answer = isShown($0) }
      return answer
    }
  }
}
