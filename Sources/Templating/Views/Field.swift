/// A name of a view: how it is written, and how it behaves as a section.
public struct Field<V>: Sendable {
  let kind: FieldKind
  let writer: ValueWriter<V>?
  let unescaped: ValueWriter<V>?
  let condition: Condition<V>?
  let nested: (any NestedViews<V>)?
  /// The number that chooses a form of a message; nil if the field is no number.
  let count: NumberReader<V>?

  @usableFromInline init(
    _ kind: FieldKind, writer: ValueWriter<V>? = nil, unescaped: ValueWriter<V>? = nil, condition: Condition<V>? = nil,
    count: NumberReader<V>? = nil
  ) {
    self.init(kind, writer: writer, unescaped: unescaped, condition: condition, nested: nil, count: count)
  }

  @usableFromInline init<Inner: View>(_ kind: FieldKind, condition: Condition<V>, nested: Nested<V, Inner>) {
    self.init(kind, writer: nil, unescaped: nil, condition: condition, nested: nested)
  }

  init(
    _ kind: FieldKind, writer: ValueWriter<V>?, unescaped: ValueWriter<V>?, condition: Condition<V>?,
    nested: (any NestedViews<V>)?, count: NumberReader<V>? = nil
  ) {
    self.kind = kind
    self.writer = writer
    self.unescaped = unescaped
    self.condition = condition
    self.nested = nested
    self.count = count
  }

  /// Returns this field as a field of `Start`, from which `path` leads to the value.
  func reached<Start>(through path: @escaping Path<Start, V>) -> Field<Start> {
    Field<Start>(
      kind,
      writer: writer?.reached(through: path),
      unescaped: unescaped?.reached(through: path),
      condition: condition?.reached(through: path),
      nested: nested?.reached(through: path),
      count: count?.reached(through: path)
    )
  }
}

@usableFromInline enum FieldKind: Sendable {
  case text, number, written, html, flag, view, list
  /// A field whose kind depends on the value.
  case dynamic
}
