import CFastCGI

/// How the C library keeps memory between requests.
public enum WorkerMemory {
  /// Keeps the room of an answer for the next one. Otherwise it goes back to the kernel after each request and comes
  /// again by page faults: a seventh of the processor time of a page of 100 KB.
  ///
  /// To be called before the first thread is started. Room above 4 MB, such as an upload's, still goes back at once.
  public static func keepRoomForAnswers() {
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    mallopt(M_TRIM_THRESHOLD, 32 << 20)
    mallopt(M_TOP_PAD, 256 << 10)
  }
}
