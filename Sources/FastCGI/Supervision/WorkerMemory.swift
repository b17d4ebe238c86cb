import CLinux

/// The C library's settings for memory between requests.
public enum WorkerMemory {
  /// Sets up `malloc` to keep the memory of a response for the next one. Otherwise it goes back to the kernel after
  /// each request and returns by page faults: a seventh of the processor time of a page of 100 KB.
  ///
  /// Must be called before the first thread is started. Blocks above 4 MB, such as uploads, still go back at once.
  ///
  /// - Parameter running: The number of threads that run at once.
  public static func reserveForAnswers(to running: Int) {
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    mallopt(M_TRIM_THRESHOLD, 32 << 20)
    mallopt(M_TOP_PAD, 256 << 10)
    // Each arena keeps half a megabyte and more; arenas beyond the number of running threads are useless.
    mallopt(M_ARENA_MAX, Int32(max(4, running + 1)))
  }
}
