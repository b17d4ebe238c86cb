/// The head of a response, parsed line by line as it arrives.
struct FetchedHeaders {
  private(set) var status = 0
  private(set) var mediaType = MediaType([])
  /// True if the head has a `Content-Type` header, even a malformed one.
  private(set) var isTyped = false
  private(set) var location: String?
  /// True if the head names an encoding of the body that was not requested, or more than one.
  private(set) var isOddlyEncoded = false
  private var isEncoded = false
  /// The number of bytes of all heads of the response, including interim responses.
  private(set) var bytes = 0

  static let limit = 65_536

  private(set) var isComplete = false

  /// Parses a line. Lines after the end of the head (trailers after the body) are only counted.
  mutating func take(_ line: [UInt8]) {
    bytes += line.count
    guard !isComplete else { return }
    if line.starts(with: "HTTP/".utf8) {
      self = FetchedHeaders(status: Self.status(line), bytes: bytes)
    } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      take(HeaderText.trimmed(line[..<colon]), HeaderText.trimmed(line[(colon + 1)...]))
    }
    isComplete = HeaderText.trimmed(line[...]).isEmpty && !(100...199).contains(status)
  }

  init() {}

  private init(status: Int, bytes: Int) {
    self.status = status
    self.bytes = bytes
  }

  /// Parses a header. Only one layer of gzip is decoded: 18 KB in three layers keep libcurl busy for 17 s before the
  /// first byte of output, whatever the time limit, and Brotli and Zstandard let the sender choose how much memory they
  /// take.
  private mutating func take(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
    switch String(decoding: name, as: UTF8.self).lowercased() {
    case "content-type": (mediaType, isTyped) = (MediaType(value), true)
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

  /// Returns the status in a line such as `HTTP/1.1 200 OK`; 0 if there is none.
  private static func status(_ line: [UInt8]) -> Int {
    let words = HeaderText.trimmed(line[...]).split(separator: UInt8(ascii: " "))
    guard words.count > 1 else { return 0 }
    return HeaderText.number(words[1]) ?? 0
  }
}
