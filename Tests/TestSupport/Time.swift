import Glibc

/// Returns true if the work takes at least this long. There is no upper counterpart: a busy machine makes everything
/// slower, but nothing quicker.
public func lasts(atLeast duration: Duration, _ work: () throws -> Void) rethrows -> Bool {
  try ContinuousClock().measure(work) >= duration
}

/// Returns true if one operation takes less than half as long as another that is started at the same time.
///
/// It is retried if not: a busy machine may delay the quicker one, but not again and again.
public func isMuchQuicker(
  _ one: @escaping @Sendable () throws -> Void, than other: @escaping @Sendable () throws -> Void
) throws -> Bool {
  try eventually {
    let slow = Background { try ContinuousClock().measure(other) }
    let quick = Background { try ContinuousClock().measure(one) }
    return try quick.value() * 2 < slow.value()
  }
}

/// Returns the processor time, in seconds, that a thread needs for each of the works, independent of other load: the
/// minimum of many rounds, because other programs that share its caches only add to it.
///
/// The works are run in turn, so that a slow period of the machine affects all of them.
public func processorSeconds(rounds: Int = 31, of works: [() throws -> Void]) throws -> [Double] {
  var least = works.map { _ in Double.infinity }
  for _ in 0..<rounds {
    for (index, work) in works.enumerated() {
      let begin = processorClock()
      try work()
      least[index] = min(least[index], processorClock() - begin)
    }
  }
  return least
}

private func processorClock() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
