// How steps are put together.
extension Program {
  mutating func literal(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    let start = literals.count
    literals += bytes
    if case .literal(let range)? = steps.last, landing < steps.count {
      steps[steps.count - 1] = .literal(range.lowerBound..<literals.count)
    } else {
      steps.append(.literal(start..<literals.count))
    }
  }

  mutating func write(_ writer: @escaping Writer) {
    writers.append(writer)
    steps.append(.write(writers.count - 1))
  }

  mutating func descend(reach: Int, _ descent: @escaping Descent) {
    self.reach = max(self.reach, reach)
    descents.append(descent)
    steps.append(.descend(descents.count - 1))
  }

  /// Opens a part that is skipped when `test` answers `answer`; ``land(_:)`` closes it.
  mutating func skip(when answer: Bool, _ test: @escaping Test) -> Int {
    tests.append(test)
    steps.append(.skip(test: tests.count - 1, when: answer, to: 0))
    return steps.count - 1
  }

  mutating func skipOuter(when answer: Bool, distance: Int, _ test: @escaping OuterTest) -> Int {
    reach = max(reach, distance)
    outerTests.append(test)
    steps.append(.skipOuter(test: outerTests.count - 1, when: answer, to: 0))
    return steps.count - 1
  }

  /// Lets the skip at `start` end here. What comes next must begin a step of its own.
  mutating func land(_ start: Int) {
    landing = steps.count
    switch steps[start] {
    case .skip(let test, let answer, _): steps[start] = .skip(test: test, when: answer, to: landing)
    case .skipOuter(let test, let answer, _): steps[start] = .skipOuter(test: test, when: answer, to: landing)
    case .literal, .write, .descend: break
    }
  }
}
