import CFastCGI
import Glibc

/// Why a body was not taken. Nothing of it may be kept.
public enum BodyError: Error, Sendable {
  /// It is longer than the limit.
  case tooLarge
  /// It ended early, went on past its announced length, or the connection failed.
  case cutShort
}

/// A body, from wherever it comes. Closed when its request has been answered.
@safe final class GatewayBody {
  @unsafe enum Source {
    case stream(UnsafeMutablePointer<FCGX_Stream>)
    /// Standard input of a plain CGI program, which must not be read past the announced length.
    case descriptor(Int32)
    case bytes(ArraySlice<UInt8>)
    case closed
  }

  private static let chunk = 64 << 10
  private var source: Source

  init(stream: UnsafeMutablePointer<FCGX_Stream>) {
    unsafe source = .stream(stream)
  }

  init(descriptor: Int32) {
    unsafe source = .descriptor(descriptor)
  }

  init(bytes: [UInt8]) {
    unsafe source = .bytes(bytes[...])
  }

  func close() {
    unsafe source = .closed
  }

  func read(exactly length: Int) throws(BodyError) -> [UInt8] {
    // One byte more is asked for, to see that there is none.
    let bytes = try readUp(to: unsafe source.endsByItself ? length + 1 : length)
    guard bytes.count == length else { throw .cutShort }
    return bytes
  }

  func readToEnd(limit: Int) throws(BodyError) -> [UInt8] {
    var body: [UInt8] = []
    while true {
      let wanted = min(max(Self.chunk, body.count), limit + 1 - body.count)
      let part = try readUp(to: wanted)
      body += part
      guard body.count <= limit else { throw .tooLarge }
      if part.count < wanted { return body }
    }
  }

  /// Fewer bytes than `count` only at the end.
  private func readUp(to count: Int) throws(BodyError) -> [UInt8] {
    switch unsafe source {
    case .stream(let stream):
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { room, filled in
        unsafe filled = stream.read(into: UnsafeMutableRawBufferPointer(room))
      }
      guard unsafe FCGX_GetError(stream) == 0 else { throw .cutShort }
      return bytes
    case .descriptor(let descriptor):
      return unsafe [UInt8](unsafeUninitializedCapacity: count) { room, filled in
        unsafe filled = readUntilFull(descriptor, UnsafeMutableRawBufferPointer(room))
      }
    case .bytes(let rest):
      unsafe source = .bytes(rest.dropFirst(count))
      return Array(rest.prefix(count))
    case .closed:
      throw .cutShort
    }
  }
}

extension GatewayBody.Source {
  fileprivate var endsByItself: Bool {
    if case .descriptor = unsafe self { false } else { true }
  }
}
