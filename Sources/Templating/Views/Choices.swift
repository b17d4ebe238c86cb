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

/// What a section's body writes for each of some choices, one behind the other.
struct WrittenChoices: Sendable {
  private var bytes: [UInt8] = []
  /// Where each begins, and where the last ends.
  private var bounds = [0]

  init<Inner: View, Outer: Surroundings>(_ choices: [Inner], by body: Program<Inner, Outer>) {
    var out = Output(capacity: 0)
    for choice in choices {
      body.run(choice, nil, &out)
      bounds.append(out.count)
    }
    bytes = out.finish()
  }

  func write(_ index: Int, to out: inout Output) {
    out.write(bytes: bytes.span.extracting(bounds[index]..<bounds[index + 1]))
  }
}
