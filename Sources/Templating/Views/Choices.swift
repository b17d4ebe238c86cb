/// A few views that are known when templates load, and which of them a value stands for.
@usableFromInline struct Choices<Root, Inner: View>: Sendable {
  let all: [Inner]
  /// Within the indices of ``all``.
  let index: @Sendable (Root) -> Int

  @usableFromInline init(_ all: [Inner], _ index: @escaping @Sendable (Root) -> Int) {
    self.all = all
    self.index = index
  }
}
