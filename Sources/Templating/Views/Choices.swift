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
  private let bytes: [UInt8]
  /// Where each begins, and where the last ends.
  private let bounds: [Int]

  init<Inner: View, Outer: Surroundings>(_ choices: [Inner], by body: Program<Inner, Outer>) {
    var bounds = [0]
    bytes = Output.bytes(capacity: 0) { out in
      for choice in choices {
        body.run(choice, nil, &out)
        bounds.append(out.count)
      }
    }
    self.bounds = bounds
  }

  func write(_ index: Int, to out: inout Output) {
    out.write(bytes: bytes.span.extracting(bounds[index]..<bounds[index + 1]))
  }
}
