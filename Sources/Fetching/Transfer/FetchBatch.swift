import CCurl
import Platform

/// Several fetches at the same time on one thread, with a common deadline.
@safe final class FetchBatch {
  private let gateway: FetchGateway
  private let limits: FetchLimits
  private let message: FetchMessage?
  private let deadline: ContinuousClock.Instant
  private let multi: UnsafeMutableRawPointer
  /// The fetches that have not ended yet.
  private var fetches: [Fetch] = []
  private var results: [Result<FetchedDocument, FetchError>?]

  private struct Fetch {
    /// The index of the fetch's address.
    let index: Int
    let transfer: FetchTransfer
    let redirects: Int
  }

  /// - Parameter message: The message that is sent to each address; nil to get documents.
  init(
    _ gateway: FetchGateway, _ limits: FetchLimits, count: Int, sending message: FetchMessage? = nil
  ) throws(FetchError) {
    guard let multi = unsafe ccurl_multi_init() else { throw .unavailable(log: "no memory for libcurl") }
    unsafe self.multi = unsafe multi
    self.gateway = gateway
    self.limits = limits
    self.message = message
    deadline = .now + limits.whole
    results = Array(repeating: nil, count: count)
  }

  deinit {
    for fetch in fetches { unsafe ccurl_multi_remove_handle(multi, fetch.transfer.handle) }
    fetches = []
    unsafe ccurl_multi_cleanup(multi)
  }

  func run(_ addresses: [String]) -> [Result<FetchedDocument, FetchError>] {
    for (index, address) in addresses.enumerated() {
      start(FetchAddress(FetchAddress.trimmed(address)), for: index, redirects: 0)
    }
    ComputePermits.release()
    while !fetches.isEmpty, remaining > .zero, step() {}
    for fetch in fetches {
      if case .refused(let error) = fetch.transfer.outcome(CURLE_OPERATION_TIMEDOUT) {
        results[fetch.index] = .failure(error)
      }
    }
    return results.map { $0 ?? .failure(.tooSlow) }
  }

  private var remaining: Duration { deadline - .now }

  /// Runs libcurl once and waits for activity.
  ///
  /// - Returns: True if libcurl can continue.
  private func step() -> Bool {
    var running: Int32 = 0
    guard unsafe ccurl_multi_perform(multi, &running) == CURLM_OK else { return false }
    let hasEnded = finishEnded()
    guard !hasEnded, !fetches.isEmpty else { return true }
    let pause = Int32(clamping: max(1, min(1_000, remaining.wholeMilliseconds)))
    return unsafe ccurl_multi_poll(multi, pause) == CURLM_OK
  }

  /// Records the outcomes of all transfers that have ended.
  ///
  /// - Returns: True if any transfer had ended.
  private func finishEnded() -> Bool {
    var hasEnded = false
    while let (fetch, code) = nextEnded() {
      unsafe ccurl_multi_remove_handle(multi, fetch.transfer.handle)
      fetches.removeAll { $0.transfer === fetch.transfer }
      finish(fetch.transfer.outcome(code), of: fetch)
      hasEnded = true
    }
    return hasEnded
  }

  private func nextEnded() -> (Fetch, CURLcode)? {
    // A decided transfer has ended even if libcurl is still connecting to another of the host's addresses.
    if let decided = fetches.first(where: { $0.transfer.verdict != nil }) { return (decided, CURLE_OK) }
    var code = CURLE_OK
    guard let handle = unsafe ccurl_multi_next_ended(multi, &code) else { return nil }
    return fetches.first { unsafe $0.transfer.handle == handle }.map { ($0, code) }
  }

  private func finish(_ outcome: FetchTransfer.Verdict, of fetch: Fetch) {
    switch outcome {
    case .document(let document): results[fetch.index] = .success(document)
    case .refused(let error): results[fetch.index] = .failure(error)
    case .redirect where fetch.redirects == limits.redirects: results[fetch.index] = .failure(.tooManyRedirects)
    case .redirect(let location):
      let next = fetch.transfer.address.following(location)
      start(next, for: fetch.index, redirects: fetch.redirects + 1)
    }
  }

  private func start(_ address: FetchAddress?, for index: Int, redirects: Int) {
    do throws(FetchError) {
      guard let address else { throw .badAddress }
      let transfer = try gateway.transfer(to: address, limits, sending: message, remaining: remaining)
      guard unsafe ccurl_multi_add_handle(multi, transfer.handle) == CURLM_OK else {
        throw .unavailable(log: "libcurl took no transfer")
      }
      fetches.append(Fetch(index: index, transfer: transfer, redirects: redirects))
    } catch {
      results[index] = .failure(error)
    }
  }
}
