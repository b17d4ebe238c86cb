import Testing

@testable import TiffinWeb

@Suite struct `A byte count` {
  @Test(arguments: [
    (25 << 20, "25 MB"), (1 << 20, "1 MB"), ((1 << 20) + (1 << 19), "1.5 MB"), ((1 << 20) - 1, "1023 KB"),
    (2_048, "2 KB"), (1_024, "1 KB"), (1 << 30, "1 GB"), (13 << 27, "1.6 GB"), ((1 << 30) - 1, "1023.9 MB"),
    ((3 << 20) - 1, "2.9 MB"),
  ])
  func `is rounded down and has the right unit`(bytes: Int, text: String) {
    #expect(Formatter.size(bytes) == text)
  }
}
