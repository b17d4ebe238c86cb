/// A few views that are known when templates load, with the choice among them for a value.
@usableFromInline struct Choices<Root, Inner: View>: Sendable {
  let all: [Inner]
  /// Must be within the indices of ``all``.
  let index: @Sendable (Root) -> Int

  @usableFromInline init(_ all: [Inner], _ index: @escaping @Sendable (Root) -> Int) {
    self.all = all
    self.index = index
  }
}
