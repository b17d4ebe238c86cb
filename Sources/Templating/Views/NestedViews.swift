/// The views that a section is repeated for, with their type erased.
protocol NestedViews<Root>: Sendable {
  associatedtype Root
  associatedtype Inner: View

  var each: Nested<Root, Inner>.Each { get }
  /// The views if they are known in advance; nil otherwise.
  var choices: ViewChoices<Root, Inner>? { get }

  /// Returns these views as views of `Start`, from which `path` leads to their root.
  func reached<Start>(through path: @escaping Path<Start, Root>) -> any NestedViews<Start>

  /// Returns the field of this name in the section's only view; nil if there is none, and for lists.
  func field(_ name: String) -> Field<Root>?
}

@usableFromInline struct Nested<Root, Inner: View>: NestedViews {
  @usableFromInline typealias Each = @Sendable (Root, inout Output, (Inner, inout Output) -> Void) -> Void

  let each: Each
  let only: Path<Root, Inner>?
  let choices: ViewChoices<Root, Inner>?

  /// Creates the views of a list.
  @usableFromInline init(each: @escaping Each) {
    self.each = each
    only = nil
    choices = nil
  }

  /// Creates a single optional view.
  @usableFromInline init(only: @escaping Path<Root, Inner>) {
    each = { root, out, body in only(root) { body($0, &out) } }
    self.only = only
    choices = nil
  }

  /// Creates a choice of one of several views that are known in advance.
  @usableFromInline init(one choices: ViewChoices<Root, Inner>) {
    let only: Path<Root, Inner> = { root, body in body(choices.all[choices.index(root)]) }
    each = { root, out, body in only(root) { body($0, &out) } }
    self.only = only
    self.choices = choices
  }

  func reached<Start>(through path: @escaping Path<Start, Root>) -> any NestedViews<Start> {
    guard let only else {
      return Nested<Start, Inner>(each: { [each] start, out, body in path(start) { each($0, &out, body) } })
    }
    return Nested<Start, Inner>(only: { start, body in path(start) { only($0, body) } })
  }

  func field(_ name: String) -> Field<Root>? {
    guard let only else { return nil }
    return Inner.field(name)?.reached(through: only)
  }
}
