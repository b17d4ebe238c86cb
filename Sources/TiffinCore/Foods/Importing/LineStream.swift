import Archives

/// The lines of a file without line breaks, read one by one.
final class LineStream {
  /// The maximum length of a line in bytes. A product of Open Food Facts with its whole history has about 300 KB.
  static let limit = 4 << 20

  /// The file's name for error messages.
  let name: String
  /// The number of the last line read, from 1.
  private(set) var number = 0
  private let bytes: ByteStream
  private var piece: [UInt8] = []
  private var place = 0
  private var isAtEnd = false

  init(_ bytes: ByteStream, named name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// The number of bytes read and their total, in the size on disk.
  var progress: (done: Int, all: Int) { (bytes.consumed, bytes.total) }

  /// Returns the next line; nil at the end.
  ///
  /// - Throws: ``FoodImportError/line(_:of:_:)`` if a line is too long, contains a NUL or is not UTF-8, or if the file
  ///   is truncated.
  func next() throws(FoodImportError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      if place == piece.count {
        guard let more = try more() else {
          guard !line.isEmpty else { return nil }
          break
        }
        piece = more
        place = 0
      }
      let end = piece[place...].firstIndex(of: 0x0A) ?? piece.count
      guard line.count + end - place <= Self.limit else { throw error("more than 4 MB in one line", at: number + 1) }
      line += piece[place..<end]
      place = min(end + 1, piece.count)
      if end < piece.count { break }
    }
    number += 1
    if line.last == 0x0D { line.removeLast() }
    if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    try check(line)
    return line
  }

  func error(_ reason: String, at number: Int? = nil) -> FoodImportError {
    .line(number ?? self.number, of: name, reason)
  }

  private func more() throws(FoodImportError) -> [UInt8]? {
    guard !isAtEnd else { return nil }
    do throws(ArchiveError) {
      let more = try bytes.next()
      isAtEnd = more == nil
      return more
    } catch {
      throw self.error("the file is damaged here, or was cut off", at: number + 1)
    }
  }

  private func check(_ line: [UInt8]) throws(FoodImportError) {
    if line.contains(0) { throw error("an invalid character (NUL)") }
    let isPlain = line.allSatisfy { $0 < 0x80 }
    if !isPlain, String(validating: line, as: UTF8.self) == nil { throw error("bytes that are not UTF-8") }
  }
}
