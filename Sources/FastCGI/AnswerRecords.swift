import Glibc

/// An answer in FCGI_STDOUT records, as few as there can be, handed over in one piece.
///
/// libfcgi's own stream makes a record and a system call of every 8 KB, each of which wakes the web server: fifteen
/// for a page of 115 KB. What ends the answer is still libfcgi's.
/// - Source: FastCGI Specification 1.0, 3.3 and 5.3.
@safe struct AnswerRecords {
  /// The most bytes of content in a record, a multiple of 8 as the specification advises.
  private static let limit = 65_528
  private static let headerSize = 8

  /// The number that the web server gave to the request.
  let request: Int32

  /// False when the web server has gone, or takes nothing.
  func write(_ response: GatewayResponse, to connection: Int32) -> Bool {
    unsafe response.head.withUnsafeBytes { head in
      unsafe response.body.withUnsafeBytes { body in
        unsafe write(Self.contents(head) + Self.contents(body), to: connection)
      }
    }
  }

  private func write(_ contents: [UnsafeRawBufferPointer], to connection: Int32) -> Bool {
    let headers = unsafe contents.flatMap { header($0.count) }
    return unsafe headers.withUnsafeBytes { headers in
      let records = unsafe contents.indices.flatMap { number in
        let header = unsafe headers.dropFirst(number * Self.headerSize).prefix(Self.headerSize)
        return unsafe [UnsafeRawBufferPointer(rebasing: header), contents[number]]
      }
      return unsafe writeFully(connection, records)
    }
  }

  private static func contents(_ bytes: UnsafeRawBufferPointer) -> [UnsafeRawBufferPointer] {
    unsafe stride(from: 0, to: bytes.count, by: limit).map { start in
      unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + limit, bytes.count)])
    }
  }

  /// Version 1, FCGI_STDOUT, request, length of the content, no padding.
  private func header(_ count: Int) -> [UInt8] {
    let number = UInt8(truncatingIfNeeded: request)
    return [1, 6, UInt8(truncatingIfNeeded: request >> 8), number, UInt8(count >> 8), UInt8(count & 0xFF), 0, 0]
  }
}
