/// A page being written, and the markup that it is made of.
@safe struct Appending {
  private(set) var out: [UInt8] = []
  private let text: UnsafeBufferPointer<UInt8>

  /// - Parameter text: must stay in place while the page is written.
  init(room: Int, from text: UnsafeBufferPointer<UInt8>) {
    unsafe self.text = unsafe text
    out.reserveCapacity(room)
  }

  mutating func append(_ range: Range<Int>) {
    unsafe out.append(contentsOf: UnsafeBufferPointer(rebasing: text[range]))
  }

  mutating func append(byte: UInt8) {
    out.append(byte)
  }

  mutating func append(markup: String) {
    out.append(contentsOf: markup.utf8)
  }

  mutating func append(escaping typed: String) {
    for byte in typed.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append(markup: "&amp;")
      case UInt8(ascii: "<"): append(markup: "&lt;")
      case UInt8(ascii: ">"): append(markup: "&gt;")
      case UInt8(ascii: "\""): append(markup: "&quot;")
      case UInt8(ascii: "'"): append(markup: "&#39;")
      default: append(byte: byte)
      }
    }
  }

  mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    append(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// "1,244".
  mutating func append(grouped number: Int) {
    guard number >= 1_000 else { return append(number: number) }
    append(number: number / 1_000)
    append(byte: UInt8(ascii: ","))
    for place in [100, 10, 1] { append(number: number / place % 10) }
  }

  /// "58 g", "5.5 g".
  mutating func append(grams milligrams: Int) {
    let tenths = (milligrams + 50) / 100
    append(number: tenths / 10)
    if tenths % 10 != 0 {
      append(byte: UInt8(ascii: "."))
      append(number: tenths % 10)
    }
    append(markup: " g")
  }
}
