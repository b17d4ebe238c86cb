public import Localization

// The functions are inlinable, so that a view's values are read where the view is declared, without an extra call.
extension Field {
  /// Creates a field of escaped text. As a section: shown if the text is not empty; inside, this view's names remain
  /// valid, as in all sections without views of their own.
  @inlinable public static func text(_ get: @escaping @Sendable (V) -> String) -> Field {
    Field(
      .text,
      writer: ValueWriter { view, out in out.write(get(view)) },
      condition: Condition { view in !get(view).isEmpty }
    )
  }

  /// Creates a field of optional, escaped text; nil writes nothing. As a section: shown if it is neither nil nor empty.
  @inlinable @_disfavoredOverload
  public static func text(_ get: @escaping @Sendable (V) -> String?) -> Field {
    Field(
      .text,
      writer: ValueWriter { view, out in if let text = get(view) { out.write(text) } },
      condition: Condition { view in !(get(view) ?? "").isEmpty }
    )
  }

  /// Creates a field of a message, written in the page's language; nil writes nothing. As a section: shown if it is not
  /// nil.
  @inlinable public static func message(_ get: @escaping @Sendable (V) -> Message?) -> Field {
    Field(
      .text,
      writer: ValueWriter { view, out in if let message = get(view) { out.write(message) } },
      condition: Condition { view in get(view) != nil }
    )
  }

  /// Creates a field of a whole number in digits, without grouping. As a section: shown if it is not 0.
  @inlinable public static func number(_ get: @escaping @Sendable (V) -> Int) -> Field {
    Field(
      .number,
      writer: ValueWriter { view, out in out.write(get(view)) },
      condition: Condition { view in get(view) != 0 },
      count: NumberReader(get)
    )
  }

  /// Creates a field of bytes that the view writes itself, such as dates and decimals. They must be safe in text and in
  /// attributes. Cannot be a section: use a flag for that.
  @inlinable public static func written(_ write: @escaping @Sendable (V, inout Output) -> Void) -> Field {
    Field(.written, writer: ValueWriter(write))
  }

  /// Creates a field of bytes that the view writes itself if `isThere` returns true, which also shows it as a section.
  @inlinable public static func written(
    if isThere: @escaping @Sendable (V) -> Bool, _ write: @escaping @Sendable (V, inout Output) -> Void
  ) -> Field {
    Field(
      .written,
      writer: ValueWriter { view, out in if isThere(view) { write(view, &out) } },
      condition: Condition(isThere)
    )
  }

  /// Creates a field of trusted markup, written by `{{{name}}}` or `{{&name}}` only. As a section: shown if it is not
  /// empty.
  @inlinable public static func html(_ get: @escaping @Sendable (V) -> HTML) -> Field {
    Field(
      .html,
      unescaped: ValueWriter { view, out in out.write(markup: get(view).markup) },
      condition: Condition { view in !get(view).isEmpty }
    )
  }

  /// Creates a condition that shows or hides a section, inside which this view's names remain valid. It cannot be
  /// written.
  @inlinable public static func flag(_ get: @escaping @Sendable (V) -> Bool) -> Field {
    Field(.flag, condition: Condition(get))
  }

  /// Creates a section with the names of another view, shown if the view is not nil. Outside of the section,
  /// `{{photo.id}}` writes the name `id` of the view `photo`.
  @inlinable public static func view<Inner: View>(_ get: @escaping @Sendable (V) -> Inner?) -> Field {
    Field(
      .view,
      condition: Condition { view in get(view) != nil },
      nested: Nested(only: { view, body in if let inner = get(view) { body(inner) } })
    )
  }

  /// Creates a section with the names of one of a few views that are known in advance, such as the six ratings.
  ///
  /// Its body is rendered when the template loads and then copied, unless it uses names of the views around it. `index`
  /// must return an index of `all`.
  @inlinable public static func choice<Inner: View>(
    of all: [Inner], _ index: @escaping @Sendable (V) -> Int
  ) -> Field {
    Field(.view, condition: Condition { _ in true }, nested: Nested(one: ViewChoices(all, index)))
  }

  /// Creates a section that is repeated for each of several other views, with their names inside.
  @inlinable public static func list<Inner: View>(_ get: @escaping @Sendable (V) -> [Inner]) -> Field {
    Field(
      .list,
      condition: Condition { view in !get(view).isEmpty },
      nested: Nested(each: { view, out, body in
        // Views are borrowed from the array's span, not copied.
        let all = get(view)
        let views = all.span
        for index in views.indices { body(views[index], &out) }
      })
    )
  }

  /// Creates a section that is repeated for each of several values. Each value is made a view when it is rendered. For
  /// long lists: their views need not be in memory at the same time.
  @inlinable public static func list<Value, Inner: View>(
    _ get: @escaping @Sendable (V) -> ArraySlice<Value>, _ make: @escaping @Sendable (V, Value) -> Inner
  ) -> Field {
    Field(
      .list,
      condition: Condition { view in !get(view).isEmpty },
      nested: Nested(each: { view, out, body in for value in get(view) { body(make(view, value), &out) } })
    )
  }
}
