import CCurl
import Glibc

/// A request and its response, carried out by libcurl.
///
/// Its callbacks decide the outcome: at the end of the head whether to read the body, at each socket whether it may be
/// opened. It belongs to one thread, on which it is also freed.
@safe final class FetchTransfer {
  let handle: UnsafeMutableRawPointer
  let address: FetchAddress
  private let limits: FetchLimits
  /// True if a message is sent, whose response is of no interest but for its status.
  private let isSending: Bool
  private let world: FetchEnvironment
  /// True if the allowlist has the host and port, so that the name may resolve to any address.
  private let mayBePrivate: Bool
  private let settings: FetchSettings

  private var head = FetchedHeaders()
  private var body: [UInt8] = []
  /// The outcome, if it was decided before libcurl ended the transfer; nil otherwise.
  private(set) var verdict: Verdict?

  enum Verdict {
    case document(FetchedDocument)
    case redirect(to: String)
    case refused(FetchError)
  }

  init(
    _ address: FetchAddress, _ limits: FetchLimits, sending message: FetchMessage?, in world: FetchEnvironment,
    mayBePrivate: Bool, remaining: Duration
  ) throws(FetchError) {
    guard let handle = unsafe ccurl_easy_init() else { throw .unavailable(log: "no handle") }
    unsafe self.handle = unsafe handle
    self.address = address
    self.limits = limits
    isSending = message != nil
    self.world = world
    self.mayBePrivate = mayBePrivate
    settings = unsafe FetchSettings(handle)
    settings.apply(address, limits, resolving: world.resolve(address.host), remaining: remaining)
    if let message { settings.send(message) }
    settings.listen(self)
    guard !settings.failed else { throw .unavailable(log: "libcurl refused a setting") }
  }

  /// Returns the transfer from the pointer that was passed to a callback.
  static func of(_ itself: UnsafeMutableRawPointer?) -> FetchTransfer? {
    unsafe itself.map { unsafe Unmanaged<FetchTransfer>.fromOpaque($0).takeUnretainedValue() }
  }

  deinit {
    unsafe ccurl_easy_cleanup(handle)
  }

  /// Returns the outcome, after libcurl has ended the transfer.
  func outcome(_ code: CURLcode) -> Verdict {
    if let verdict { return verdict }
    guard code == CURLE_OK else { return .refused(FetchError(code, log: settings.complaint(code))) }
    guard head.isComplete else { return .refused(.garbled(log: "the head broke off")) }
    let type = head.mediaType
    return .document(
      FetchedDocument(address: address.text, mediaType: type.name, charset: type.charset, bytes: body))
  }

  /// Reads a line of the head.
  ///
  /// - Returns: True to continue.
  func receiveHead(_ line: UnsafeRawBufferPointer) -> Bool {
    guard verdict == nil else { return false }
    unsafe head.take(Array(line))
    if head.bytes > FetchedHeaders.limit {
      verdict = .refused(.garbled(log: "the head does not end"))
    } else if head.isComplete {
      verdict = judgement()
    }
    return verdict == nil
  }

  /// Returns the outcome if the head decides it; nil if the body is to be read.
  private func judgement() -> Verdict? {
    if [301, 302, 303, 307, 308].contains(head.status), let location = head.location {
      return .redirect(to: location)
    }
    if isSending, (200...299).contains(head.status) { return nil }
    guard head.status == 200 else { return .refused(.status(head.status)) }
    guard limits.accepts(head) else { return .refused(.wrongType(head.mediaType.name)) }
    return head.isOddlyEncoded ? .refused(.garbled(log: "an encoding that was not asked for")) : nil
  }

  /// Reads a part of the body.
  ///
  /// - Returns: True to continue.
  func receiveBody(_ part: UnsafeRawBufferPointer) -> Bool {
    guard verdict == nil else { return false }
    guard part.count <= limits.bytes - body.count else {
      verdict = .refused(.tooLarge)
      body = []
      return false
    }
    unsafe body.append(contentsOf: part)
    return true
  }

  /// Opens a socket for the address that libcurl is about to connect to; returns CURL_SOCKET_BAD if that is refused.
  ///
  /// If one of a name's addresses is private, the whole fetch is refused, even if others are public.
  func openSocket(_ target: UnsafePointer<curl_sockaddr>) -> curl_socket_t {
    let address = unsafe SocketAddress(ccurl_address(target), length: target.pointee.addrlen)
    guard mayBePrivate || address.map(world.isPublic) == true else {
      verdict = .refused(.privateAddress)
      return CURL_SOCKET_BAD
    }
    guard verdict == nil else { return CURL_SOCKET_BAD }
    let kind = unsafe target.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
    return unsafe socket(target.pointee.family, kind, target.pointee.protocol)
  }
}
