// The closures are wrapped in structs: a bare closure in an Optional or an Array is wrapped in a second one, with an
// extra call each time.

/// A function that writes a part of a value.
@usableFromInline struct ValueWriter<V>: Sendable {
  let write: @Sendable (V, inout Output) -> Void

  @usableFromInline init(_ write: @escaping @Sendable (V, inout Output) -> Void) {
    self.write = write
  }

  /// Returns this writer as a writer of `Start`, from which `path` leads to the value.
  func reached<Start>(through path: @escaping Path<Start, V>) -> ValueWriter<Start> {
    ValueWriter<Start> { [write] start, out in path(start) { write($0, &out) } }
  }
}

/// A condition on a value.
@usableFromInline struct Condition<V>: Sendable {
  let holds: @Sendable (V) -> Bool

  @usableFromInline init(_ holds: @escaping @Sendable (V) -> Bool) {
    self.holds = holds
  }

  /// Returns this condition as a condition of `Start`, from which `path` leads to the value; false without a value.
  func reached<Start>(through path: @escaping Path<Start, V>) -> Condition<Start> {
    Condition<Start> { [holds] start in
      var answer = false
      path(start) { answer = holds($0) }
      return answer
    }
  }
}

/// A function that reads a number.
@usableFromInline struct NumberReader<V>: Sendable {
  let read: @Sendable (V) -> Int

  @usableFromInline init(_ read: @escaping @Sendable (V) -> Int) {
    self.read = read
  }

  /// Returns this reader as a reader of `Start`, from which `path` leads to the number; 0 without a value.
  func reached<Start>(through path: @escaping Path<Start, V>) -> NumberReader<Start> {
    NumberReader<Start> { [read] start in
      var number = 0
      path(start) { number = read($0) }
      return number
    }
  }
}

/// A function that finds a value inside or around another value and passes it to a closure, or does not call the
/// closure if there is none. The found value is borrowed, not copied.
@usableFromInline typealias Path<From, To> = @Sendable (From, (To) -> Void) -> Void
