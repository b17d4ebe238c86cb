/// Bytes of a page being written; escaping happens here.
///
/// Not copyable, so that a page is written in one place.
public struct Output: ~Copyable {
  var room: ByteRoom
  /// The passages of the template of this page.
  private var passages = Prepared.nothing
  /// The names of the view around this page.
  private var pageNames = Prepared.nothing
  /// The text that the innermost section of a text was opened by.
  private var held = ""

  /// Collects the bytes that `write` writes. More than `capacity` bytes are accepted, but copied once more.
  public static func bytes(capacity: Int, _ write: (inout Output) -> Void) -> [UInt8] {
    ByteRoom.bytes(capacity: capacity) { room in
      var out = Output(room: room)
      write(&out)
      return out.room
    }
  }

  /// The text that `write` writes: putting one together from strings would take many times as long. More than `capacity`
  /// bytes are accepted, but copied once more; up to 15 need no memory.
  public static func text(capacity: Int, _ write: (inout Output) -> Void) -> String {
    ByteRoom.text(capacity: capacity) { room in
      var out = Output(room: room)
      write(&out)
      return out.room
    }
  }

  private init(room: consuming ByteRoom) {
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

  mutating func write(_ number: Int, of prepared: Prepared) {
    prepared.write(number, to: &room)
  }

  mutating func write(passage number: Int) {
    passages.write(number, to: &room)
  }

  mutating func write(pageName number: Int) {
    pageNames.write(number, to: &room)
  }

  /// Writes the text that is held, escaped.
  mutating func writeHeld() {
    write(held)
  }

  /// Holds `text` for ``writeHeld()`` while `body` runs: it was made to learn whether there is one.
  mutating func holding(_ text: String, _ body: (inout Output) -> Void) {
    let before = held
    held = text
    body(&self)
    held = before
  }

  /// Makes these the sources of ``write(passage:)`` and ``write(pageName:)`` while `body` runs.
  mutating func with(_ passages: Prepared, _ pageNames: Prepared, _ body: (inout Output) -> Void) {
    let before = (passages: self.passages, pageNames: self.pageNames)
    (self.passages, self.pageNames) = (passages, pageNames)
    body(&self)
    (self.passages, self.pageNames) = before
  }
}
