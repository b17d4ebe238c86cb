import Testing

/// Tests end, whatever is wrong with what they test, and say the same on a busy machine as on an idle one. What waits,
/// waits for something to happen, by `eventually(within:)` of TestSupport or `wait_until` of support; what must not
/// wait is given timeout without end; what must be quick is counted, or compared with something else.
@Suite struct `Swift tests` {
  /// Calls that sleep, which guess how long something takes.
  private let sleeping = /\b(u|nano|clock_nano)?sleep\(|\b(Thread|Task)\.sleep\b|\bpause\(for:/

  private let unbounded =
    #/
      \b(Dispatch(Semaphore|Group)|NSCondition(Lock)?)\( | \.waitUntilExit\( | \bwaitpid\(.*,\ 0\)
      | \bwhile\ true\b | \bwhile\ .*\{\ *\}
    /#

  private let clock =
    #/
      \b(Continuous|Suspending)Clock\b | \bDispatch(Wall)?Time\b | \bDate(\(\)|\.now\b) | (^|[^\w])\.now\b(?!:)
      | \b(clock_gettime|gettimeofday|clock|CFAbsoluteTimeGetCurrent)\( | \.timeLimit\( | \bsystemUptime\b
    /#

  /// Stand-ins that are slow on purpose.
  private let slowStandIns = [
    "TiffinCoreTests/Fetching/Support/StandInDays.swift", "FastCGITests/Support/SilentPeer.swift",
  ]

  @Test func `wait for events, never for time`() {
    let files = Self.files.filter { !slowStandIns.contains($0.path) }

    #expect(files.flatMap { $0.places(of: sleeping) } == [])
  }

  @Test func `wait with a timeout`() {
    #expect(Self.files.flatMap { $0.places(of: unbounded) } == [])
  }

  @Test func `do not depend on wall-clock time`() {
    #expect(Self.files.flatMap { $0.places(of: clock) } == [])
  }

  @Test func `are checked by rules that find violations`() {
    let file = SourceFile(
      path: "TiffinCoreTests/X.swift",
      text: """
        while try kitchen.count("meal") > 0 { usleep(2_000) }
        while !lock.tryAcquire() {}
        let group = DispatchGroup()
        // usleep(2_000)
        let begin = ContinuousClock.now
        #expect(begin.duration(to: .now) < .seconds(2))
        @Test(.timeLimit(.minutes(1))) func `ends`() {}
        #expect(eventually { try kitchen.count("meal") == 0 })
        while let part = read() { bytes += part }
        MealStore(database, now: { clock.seconds })
        """)

    #expect(file.places(of: sleeping).count == 1)
    #expect(file.places(of: unbounded).count == 2)
    #expect(file.places(of: clock).count == 3)
  }

  /// All test files except the helpers that measure time and these rules.
  private static let files = SourceFile.tests.filter { file in
    !file.path.hasPrefix("TestSupport/") && !file.path.hasPrefix("TiffinWebTests/HouseRules/")
  }
}

@Suite struct `Python tests` {
  private let sleeping = /\btime\.sleep\(|\bwait_for_timeout\(|\bpause\(/

  private let unbounded =
    #/
      \bwhile\ (True|not\b|any\() | \bwhile\ .*\.is_alive\( | \.(wait|join|result|communicate|acquire)\(\)
      | \bBarrier\((?!.*timeout=) | \bThread\( | \bsubprocess\.(run|call|check_call|check_output|getoutput)\(
      | \brequests\.(get|post|put|request|head|Session)\( | \burlopen\((?!.*timeout=)
    /#

  /// Stand-ins that are slow on purpose.
  private let slowStandIns = ["Python/support/slow.py"]

  private let clock =
    #/
      \b(import|from)\ time\b | \btime\.(time|monotonic|perf_counter|process_time)\b | \.elapsed\b
    /#

  @Test func `wait for events, never for time`() {
    let files = Self.files.filter { !slowStandIns.contains($0.path) }

    #expect(files.flatMap { $0.places(of: sleeping) } == [])
  }

  @Test func `wait with a timeout`() {
    #expect(Self.files.flatMap { $0.places(of: unbounded) } == [])
  }

  @Test func `do not depend on wall-clock time`() {
    #expect(Self.files.flatMap { $0.places(of: clock) } == [])
  }

  @Test func `are checked by rules that find violations`() {
    let file = SourceFile(
      path: "Server/test_x.py",
      text: """
        # time.sleep(1)
        import time
        time.sleep(0.3)
        while True:
        thread.join()
        assert time.monotonic() - begin < 20
        wait_until(site.is_healthy, "an answer")
        while older := page.soup.select_one("a[rel=next]"):
        """)

    #expect(file.places(of: sleeping).count == 1)
    #expect(file.places(of: unbounded).count == 2)
    #expect(file.places(of: clock).count == 2)
  }

  /// All but the file that looks at the time so that no others need to. Scans are no tests of ours: they say how long
  /// they took, and have limits of their own.
  private static let files = SourceFile.pythonTests.filter { file in
    file.path != "Python/support/waiting.py" && !file.path.hasPrefix("Security/")
  }
}
