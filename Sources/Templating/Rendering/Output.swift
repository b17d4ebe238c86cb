/// The output of a page being written, which escapes text.
///
/// Not copyable, so that there is a single writer.
public struct Output: ~Copyable {
  var room: ByteBuffer
  /// The values of the enclosing view's names, as written for this page.
  private var enclosingNames = PreparedOutput.nothing

  /// Returns the bytes that `write` writes. More than `capacity` bytes are accepted, but copied once more.
  public static func bytes(capacity: Int, _ write: (inout Output) -> Void) -> [UInt8] {
    ByteBuffer.bytes(capacity: capacity) { room in
      var out = Output(room: room)
      write(&out)
      return out.room
    }
  }

  /// Returns the text that `write` writes, many times faster than concatenating strings. More than `capacity` bytes are
  /// accepted, but copied once more; up to 15 need no allocation.
  public static func text(capacity: Int, _ write: (inout Output) -> Void) -> String {
    ByteBuffer.text(capacity: capacity) { room in
      var out = Output(room: room)
      write(&out)
      return out.room
    }
  }

  private init(room: consuming ByteBuffer) {
    self.room = room
  }

  /// The number of bytes written so far.
  public var count: Int { room.count }

  /// Writes markup unescaped. Must never be given text that a person typed.
  public mutating func write(markup: String) {
    room.write(markup.utf8.span)
  }

  /// Writes one byte unescaped.
  public mutating func write(byte: UInt8) {
    room.write(byte: byte)
  }

  mutating func write(bytes: Span<UInt8>) {
    room.write(bytes)
  }

  mutating func write(_ number: Int, of prepared: PreparedOutput) {
    prepared.write(number, to: &room)
  }

  mutating func write(enclosingName number: Int) {
    enclosingNames.write(number, to: &room)
  }

  /// Makes `names` the source of ``write(enclosingName:)`` while `body` runs.
  mutating func with(_ names: PreparedOutput, _ body: (inout Output) -> Void) {
    let before = enclosingNames
    enclosingNames = names
    body(&self)
    enclosingNames = before
  }
}

extension Output {
  /// Writes a whole number in decimal digits, without grouping.
  public mutating func write(_ number: Int) {
    if number < 0 { write(byte: 0x2D) }
    room.write(decimal: number.magnitude)
  }
}
