/// An incremental parser of a `multipart/form-data` body.
///
/// The body is fed in pieces of any size, which are not stored: the parser records the ranges of headers and contents
/// in the whole body.
/// - Source: RFC 7578; RFC 2046, 5.1.
struct MultipartParser {
  /// A part of the body, as ranges in the whole body.
  struct Part: Equatable, Sendable {
    struct Header: Equatable, Sendable {
      var name: Range<Int>
      var value: Range<Int>
    }

    var headers: [Header] = []
    var content = 0..<0
  }

  struct Limits: Sendable {
    var parts = 200
    /// The maximum size of all headers of one part in bytes.
    var headerBytes = 8 << 10
  }

  /// The complete parts.
  private(set) var parts: [Part] = []

  private enum State {
    /// Line breaks before the first boundary.
    case start
    /// In the first boundary. The number of bytes of ``delimiter`` that have matched includes its CR LF, which is not
    /// sent.
    case opening(Int)
    case openingCarriageReturn
    case openingHyphen
    case headerStart
    case headerName(from: Int)
    case headerValue(name: Range<Int>, from: Int)
    case headerCarriageReturn
    case headersCarriageReturn
    /// In the content of a part, whose last `matched` bytes are the beginning of ``delimiter``.
    case content(matched: Int)
    case closingCarriageReturn
    case closingHyphen
    /// After the last boundary; all further bytes are ignored.
    case end
  }

  /// The delimiter: CR LF, two hyphens, and the boundary. Its first byte does not occur again in it.
  private let delimiter: [UInt8]
  private let limits: Limits
  private var state = State.start
  /// The number of bytes fed so far.
  private var offset = 0
  private var part = Part()
  private var partStart = 0

  init(boundary: some Sequence<UInt8>, limits: Limits = Limits()) {
    delimiter = Array("\r\n--".utf8) + boundary
    self.limits = limits
  }

  /// Parses the next piece of the body.
  mutating func feed(_ piece: ArraySlice<UInt8>) throws(MultipartError) {
    var at = piece.startIndex
    while at < piece.endIndex {
      if case .content(matched: 0) = state {
        // Nearly all bytes belong to the content of a photo, in which only a CR matters.
        let next = piece[at...].firstIndex(of: .carriageReturn) ?? piece.endIndex
        offset += next - at
        at = next
        if at == piece.endIndex { return }
      }
      try read(piece[at])
      offset += 1
      at += 1
    }
  }

  /// Checks that the body is complete.
  ///
  /// - Throws: ``MultipartError/cutShort`` if the last boundary is missing.
  func finish() throws(MultipartError) {
    guard case .end = state else { throw .cutShort }
  }

  private mutating func read(_ byte: UInt8) throws(MultipartError) {
    switch state {
    case .content(let matched): readContent(byte, matched: matched)
    case .closingCarriageReturn, .closingHyphen: try readClosing(byte)
    case .start, .opening, .openingCarriageReturn, .openingHyphen: try readOpening(byte)
    case .end: break
    default: try readHeader(byte)
    }
  }

  private mutating func readOpening(_ byte: UInt8) throws(MultipartError) {
    switch (state, byte) {
    case (.start, .carriageReturn), (.start, .lineFeed): break
    case (.start, delimiter[2]): state = .opening(3)
    case (.opening(delimiter.count), .carriageReturn): state = .openingCarriageReturn
    case (.opening(delimiter.count), UInt8(ascii: "-")): state = .openingHyphen
    case (.opening(let seen), _) where seen < delimiter.count && byte == delimiter[seen]: state = .opening(seen + 1)
    case (.openingCarriageReturn, .lineFeed): try startPart()
    case (.openingHyphen, UInt8(ascii: "-")): state = .end
    default: throw .malformed(at: offset)
    }
  }

  private mutating func readHeader(_ byte: UInt8) throws(MultipartError) {
    guard offset - partStart < limits.headerBytes else { throw .headersTooLong }
    switch (state, byte) {
    case (.headerStart, .carriageReturn): state = .headersCarriageReturn
    case (.headerStart, _) where byte.isToken: state = .headerName(from: offset)
    case (.headerName, _) where byte.isToken: break
    case (.headerName(let from), UInt8(ascii: ":")): state = .headerValue(name: from..<offset, from: offset + 1)
    case (.headerValue(let name, let from), .carriageReturn):
      part.headers.append(Part.Header(name: name, value: from..<offset))
      state = .headerCarriageReturn
    case (.headerValue, _) where byte != .lineFeed: break
    case (.headerCarriageReturn, .lineFeed): state = .headerStart
    case (.headersCarriageReturn, .lineFeed):
      part.content = offset + 1..<offset + 1
      state = .content(matched: 0)
    default: throw .malformed(at: offset)
    }
  }

  private mutating func readContent(_ byte: UInt8, matched: Int) {
    if matched < delimiter.count, byte == delimiter[matched] {
      state = .content(matched: matched + 1)
    } else if matched == delimiter.count, byte == .carriageReturn {
      state = .closingCarriageReturn
    } else if matched == delimiter.count, byte == UInt8(ascii: "-") {
      state = .closingHyphen
    } else {
      resumeContent(byte)
    }
  }

  private mutating func readClosing(_ byte: UInt8) throws(MultipartError) {
    switch (state, byte) {
    case (.closingCarriageReturn, .lineFeed):
      endPart()
      try startPart()
    case (.closingHyphen, UInt8(ascii: "-")):
      endPart()
      state = .end
    default:
      resumeContent(byte)
    }
  }

  /// Treats an incomplete delimiter as content. Only a CR can begin another delimiter, since a delimiter contains no
  /// second CR.
  private mutating func resumeContent(_ byte: UInt8) {
    state = .content(matched: byte == .carriageReturn ? 1 : 0)
  }

  private mutating func startPart() throws(MultipartError) {
    guard parts.count < limits.parts else { throw .tooManyParts }
    part = Part()
    partStart = offset
    state = .headerStart
  }

  /// Ends a part. Its content is followed by the delimiter and one byte of the end of the delimiter's line.
  private mutating func endPart() {
    part.content = part.content.lowerBound..<offset - 1 - delimiter.count
    parts.append(part)
  }
}

/// A reason why a body is not a valid multipart form.
enum MultipartError: Error, Equatable, Sendable {
  /// The byte at this offset of the body is invalid.
  case malformed(at: Int)
  /// The body ends before its last boundary.
  case cutShort
  case tooManyParts
  case headersTooLong
}
