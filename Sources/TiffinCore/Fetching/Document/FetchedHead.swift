/// The head of an answer, line by line as it comes.
struct FetchedHead {
  private(set) var status = 0
  private(set) var mediaType = MediaType([])
  private(set) var location: String?
  /// It is wrapped in a way that was not asked for.
  private(set) var isOddlyEncoded = false
  private var isEncoded = false
  /// Of all heads of the answer: interim ones may go before it.
  private(set) var bytes = 0

  static let limit = 65_536

  private(set) var isComplete = false

  /// What comes when it is complete, trailers behind the body, is only counted.
  mutating func take(_ line: [UInt8]) {
    bytes += line.count
    guard !isComplete else { return }
    if line.starts(with: "HTTP/".utf8) {
      self = FetchedHead(status: Self.status(line), bytes: bytes)
    } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      take(Self.trimmed(line[..<colon]), Self.trimmed(line[(colon + 1)...]))
    }
    isComplete = Self.trimmed(line[...]).isEmpty && !(100...199).contains(status)
  }

  init() {}

  private init(status: Int, bytes: Int) {
    self.status = status
    self.bytes = bytes
  }

  /// One layer of gzip is all that is unwrapped. 18 KB in three layers hold libcurl for 17 s before the first byte
  /// comes out, whatever the limit of time, and Brotli and Zstandard take as much memory as the sender likes.
  private mutating func take(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
    switch String(decoding: name, as: UTF8.self).lowercased() {
    case "content-type": mediaType = MediaType(value)
    case "location": location = value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
    case "content-encoding":
      isOddlyEncoded = isOddlyEncoded || isEncoded || !Self.isAny(value, of: ["gzip", "identity", ""])
      isEncoded = true
    case "transfer-encoding": isOddlyEncoded = isOddlyEncoded || !Self.isAny(value, of: ["chunked", "identity"])
    default: break
    }
  }

  private static func isAny(_ value: ArraySlice<UInt8>, of names: [String]) -> Bool {
    names.contains(String(decoding: value, as: UTF8.self).lowercased())
  }

  /// `HTTP/1.1 200 OK`
  private static func status(_ line: [UInt8]) -> Int {
    let words = trimmed(line[...]).split(separator: UInt8(ascii: " "))
    guard words.count > 1 else { return 0 }
    let code = Array(words[1])
    return Digits.number(code.span, code.indices) ?? 0
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let copy = Array(bytes)
    return copy[Digits.unpadded(copy.span)]
  }
}
