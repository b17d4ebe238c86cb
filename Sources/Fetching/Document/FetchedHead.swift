/// The head of an answer, read line by line as it arrives.
struct FetchedHead {
  private(set) var status = 0
  private(set) var mediaType = MediaType([])
  /// False if it does not say a media type at all.
  private(set) var isTyped = false
  private(set) var location: String?
  /// True if it is encoded in a way that was not asked for.
  private(set) var isOddlyEncoded = false
  private var isEncoded = false
  /// The bytes of all heads of the answer: interim ones may precede it.
  private(set) var bytes = 0

  static let limit = 65_536

  private(set) var isComplete = false

  /// Takes a line. Lines after the head is complete, trailers behind the body, are only counted.
  mutating func take(_ line: [UInt8]) {
    bytes += line.count
    guard !isComplete else { return }
    if line.starts(with: "HTTP/".utf8) {
      self = FetchedHead(status: Self.status(line), bytes: bytes)
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

  /// Only one layer of gzip is decoded. 18 KB in three layers keep libcurl busy for 17 s before the first byte comes
  /// out, whatever the time limit, and Brotli and Zstandard take as much memory as the sender likes.
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

  /// `HTTP/1.1 200 OK`
  private static func status(_ line: [UInt8]) -> Int {
    let words = HeaderText.trimmed(line[...]).split(separator: UInt8(ascii: " "))
    guard words.count > 1 else { return 0 }
    return HeaderText.number(words[1]) ?? 0
  }
}
