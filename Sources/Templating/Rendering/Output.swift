/// The output of a page being written, which escapes text.
///
/// Not copyable, so that there is a single writer.
public struct Output: ~Copyable {
  var room: ByteBuffer
  /// The passages of the page's template.
  private var passages = PreparedOutput.nothing
  /// The values of the enclosing view that may differ from page to page.
  private var pageNames = PreparedOutput.nothing
  /// The text of the innermost section that is shown because a text is not empty.
  private var held = ""

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

  mutating func write(passage number: Int) {
    passages.write(number, to: &room)
  }

  mutating func write(pageName number: Int) {
    pageNames.write(number, to: &room)
  }

  /// Writes the text set by ``holding(_:_:)``, escaped.
  mutating func writeHeld() {
    write(held)
  }

  /// Makes `text` available to ``writeHeld()`` while `body` runs: it was already made for the section's condition.
  mutating func holding(_ text: String, _ body: (inout Output) -> Void) {
    let before = held
    held = text
    body(&self)
    held = before
  }

  /// Makes `passages` and `pageNames` the sources of ``write(passage:)`` and ``write(pageName:)`` while `body` runs.
  mutating func with(_ passages: PreparedOutput, _ pageNames: PreparedOutput, _ body: (inout Output) -> Void) {
    let before = (passages: self.passages, pageNames: self.pageNames)
    (self.passages, self.pageNames) = (passages, pageNames)
    body(&self)
    (self.passages, self.pageNames) = before
  }
}

extension Output {
  /// Writes a whole number in decimal digits, without grouping.
  public mutating func write(_ number: Int) {
    if number < 0 { write(byte: 0x2D) }
    room.write(decimal: number.magnitude)
  }
}
