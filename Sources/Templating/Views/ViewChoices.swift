/// A few views that are known when templates load, and a function that chooses among them.
@usableFromInline struct ViewChoices<Root, Inner: View>: Sendable {
  let all: [Inner]
  /// Returns the index of the view for a value. Must be within the indices of ``all``.
  let index: @Sendable (Root) -> Int

  @usableFromInline init(_ all: [Inner], _ index: @escaping @Sendable (Root) -> Int) {
    self.all = all
    self.index = index
  }
}
