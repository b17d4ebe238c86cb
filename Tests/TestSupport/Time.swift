import Glibc

/// Whether the work takes at least so long. There is no such question from above: a busy machine makes everything
/// slower, but nothing quicker.
public func lasts(atLeast duration: Duration, _ work: () throws -> Void) rethrows -> Bool {
  try ContinuousClock().measure(work) >= duration
}

/// The seconds of its own work that a thread needs for something, whatever else the machine does: the least of many
/// rounds, since others that share its caches only add to them.
///
/// The works are done in turn, so that a time in which the machine is slow is the same for all.
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
