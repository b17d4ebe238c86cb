public import Localization

/// The output of a page being written, which escapes text.
///
/// Not copyable, so that there is a single writer.
public struct Output: ~Copyable {
  var room: ByteBuffer
  /// The values of the enclosing view's names, as written for this page.
  private var enclosingNames = PreparedOutput.nothing
  /// The language that messages are written in.
  public private(set) var language = Language.english

  /// Returns the bytes that `write` writes. More than `capacity` bytes are accepted, but copied once more.
  public static func bytes(
    capacity: Int, in language: Language = .english, _ write: (inout Output) -> Void
  ) -> [UInt8] {
    ByteBuffer.bytes(capacity: capacity) { room in
      var out = Output(room: room, language)
      write(&out)
      return out.room
    }
  }

  /// Returns the text that `write` writes, many times faster than concatenating strings. More than `capacity` bytes are
  /// accepted, but copied once more; up to 15 need no allocation.
  public static func text(
    capacity: Int, in language: Language = .english, _ write: (inout Output) -> Void
  ) -> String {
    ByteBuffer.text(capacity: capacity) { room in
      var out = Output(room: room, language)
      write(&out)
      return out.room
    }
  }

  private init(room: consuming ByteBuffer, _ language: Language) {
    self.room = room
    self.language = language
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

  /// Makes `names` the source of ``write(enclosingName:)``, and `language` the page's, while `body` runs.
  mutating func with(_ names: PreparedOutput, in language: Language, _ body: (inout Output) -> Void) {
    let before = (names: enclosingNames, language: self.language)
    (enclosingNames, self.language) = (names, language)
    body(&self)
    (enclosingNames, self.language) = (before.names, before.language)
  }

  /// Writes a message in the page's language, escaped.
  public mutating func write(_ message: Message) {
    write(message.text(in: language))
  }
}

extension Output {
  /// Writes a whole number in decimal digits, without grouping.
  public mutating func write(_ number: Int) {
    if number < 0 { write(byte: 0x2D) }
    room.write(decimal: number.magnitude)
  }
}
