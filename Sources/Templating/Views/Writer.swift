// Closures wrapped in structs: a bare closure in an Optional or an Array gets a second one around it, called each time.

/// Writes a part of a value.
@usableFromInline struct Writer<V>: Sendable {
  let write: @Sendable (V, inout Output) -> Void

  @usableFromInline init(_ write: @escaping @Sendable (V, inout Output) -> Void) {
    self.write = write
  }

  /// The same writer, reached through `path`.
  func reached<Start>(through path: @escaping Path<Start, V>) -> Writer<Start> {
    Writer<Start> { [write] start, out in path(start) { write($0, &out) } }
  }
}

/// Makes a text of a value; nil where there is none.
@usableFromInline struct TextSource<V>: Sendable {
  let make: @Sendable (V) -> String?

  @usableFromInline init(_ make: @escaping @Sendable (V) -> String?) {
    self.make = make
  }
}

/// Decides whether a part of a value is there.
@usableFromInline struct Condition<V>: Sendable {
  let holds: @Sendable (V) -> Bool

  @usableFromInline init(_ holds: @escaping @Sendable (V) -> Bool) {
    self.holds = holds
  }

  /// The same condition, reached through `path`; false if that leads nowhere.
  func reached<Start>(through path: @escaping Path<Start, V>) -> Condition<Start> {
    Condition<Start> { [holds] start in
      var answer = false
      path(start) { answer = holds($0) }
      return answer
    }
  }
}

/// The way from a value to another inside or around it, if there is one; it is lent, not copied.
@usableFromInline typealias Path<From, To> = @Sendable (From, (To) -> Void) -> Void
