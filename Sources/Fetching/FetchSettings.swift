import CCurl
import Glibc

/// The settings of one transfer, and the memory that libcurl needs for them.
@safe final class FetchSettings {
  private let handle: UnsafeMutableRawPointer
  private let words: UnsafeMutablePointer<CChar>
  private var headers: UnsafeMutablePointer<curl_slist>?
  private var answers: UnsafeMutablePointer<curl_slist>?
  /// True if libcurl rejected any setting.
  private(set) var failed = false

  init(_ handle: UnsafeMutableRawPointer) {
    unsafe self.handle = unsafe handle
    unsafe words = .allocate(capacity: Int(CURL_ERROR_SIZE))
    unsafe words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
  }

  deinit {
    unsafe ccurl_slist_free_all(headers)
    unsafe ccurl_slist_free_all(answers)
    unsafe words.deallocate()
  }

  /// Returns libcurl's description of the failure with this code.
  func complaint(_ code: CURLcode) -> String {
    let said = unsafe String(cString: words)
    return said.isEmpty ? unsafe String(cString: ccurl_easy_strerror(code)) : said
  }

  func apply(_ address: FetchAddress, _ limits: FetchLimits, resolving: [String]?, remaining: Duration) {
    set(CURLOPT_URL, address.text)
    set(CURLOPT_PROTOCOLS_STR, "http,https")
    // No proxy is used, not even the one that the environment names: it would look names up itself, bypassing the check
    // of the address.
    set(CURLOPT_PROXY, "")
    set(CURLOPT_NOPROXY, "*")
    set(CURLOPT_USERAGENT, limits.agent)
    set(CURLOPT_ACCEPT_ENCODING, "gzip")
    unsafe headers = ccurl_slist_append(nil, "Accept: " + limits.types.joined(separator: ", "))
    unsafe set(CURLOPT_HTTPHEADER, headers)
    unsafe set(CURLOPT_ERRORBUFFER, words)
    note(unsafe ccurl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, limits.bytes))
    note(unsafe ccurl_trust_bundle(handle))
    setTimes(limits, remaining: remaining)
    // No connection is reused: another request might have resolved the same name to another address.
    set(CURLOPT_FRESH_CONNECT, 1)
    set(CURLOPT_FORBID_REUSE, 1)
    set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
    resolve(address, to: resolving)
  }

  /// Makes the transfer a POST of a message.
  func send(_ message: FetchMessage) {
    // Without it, libcurl would wait for a permission that small servers never give.
    for line in message.headers + ["Expect:"] { addHeader(line) }
    unsafe set(CURLOPT_HTTPHEADER, headers)
    set(CURLOPT_POSTFIELDSIZE, message.text.utf8.count)
    set(CURLOPT_COPYPOSTFIELDS, message.text)
  }

  private func addHeader(_ line: String) {
    guard let longer = unsafe ccurl_slist_append(headers, line) else { return failed = true }
    unsafe headers = unsafe longer
  }

  private func setTimes(_ limits: FetchLimits, remaining: Duration) {
    let whole = max(1, remaining.wholeMilliseconds)
    set(CURLOPT_TIMEOUT_MS, whole)
    set(CURLOPT_CONNECTTIMEOUT_MS, min(whole, max(1, limits.connecting.wholeMilliseconds)))
    set(CURLOPT_NOSIGNAL, 1)
    // libcurl does not wait for a silent name server: the thread of the lookup ends by itself some seconds later.
    set(CURLOPT_QUICK_EXIT, 1)
  }

  private func resolve(_ address: FetchAddress, to addresses: [String]?) {
    guard let addresses else { return }
    let entry = "\(address.host):\(address.port):\(addresses.joined(separator: ","))"
    unsafe answers = ccurl_slist_append(nil, entry)
    unsafe set(CURLOPT_RESOLVE, answers)
  }

  /// Passes everything that libcurl receives to the transfer, which also opens every socket.
  func listen(_ transfer: FetchTransfer) {
    let itself = unsafe Unmanaged.passUnretained(transfer).toOpaque()
    for option in [CURLOPT_HEADERDATA, CURLOPT_WRITEDATA, CURLOPT_OPENSOCKETDATA] { unsafe set(option, itself) }
    note(
      unsafe ccurl_set_receiver(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, transfer in
        unsafe FetchTransfer.of(transfer)?.receiveHead(UnsafeRawBufferPointer(start: bytes, count: size * count))
          == true
          ? size * count : 0
      })
    note(
      unsafe ccurl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, transfer in
        unsafe FetchTransfer.of(transfer)?.receiveBody(UnsafeRawBufferPointer(start: bytes, count: size * count))
          == true
          ? size * count : 0
      })
    note(
      unsafe ccurl_set_socket_opener(handle) { transfer, _, target in
        guard let target = unsafe target, let transfer = unsafe FetchTransfer.of(transfer) else {
          return CURL_SOCKET_BAD
        }
        return unsafe transfer.openSocket(target)
      })
  }

  private func set(_ option: CURLoption, _ text: String) {
    note(unsafe ccurl_set_text(handle, option, text))
  }

  private func set(_ option: CURLoption, _ number: Int) {
    note(unsafe ccurl_set_number(handle, option, number))
  }

  private func set(_ option: CURLoption, _ object: UnsafeMutableRawPointer?) {
    failed = unsafe failed || object == nil
    note(unsafe ccurl_set_object(handle, option, object))
  }

  private func note(_ code: CURLcode) {
    failed = failed || code != CURLE_OK
  }
}
