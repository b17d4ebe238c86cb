/// The opening tag of a message: `{{#t}}`, `{{#t count}}` for one with a number, `{{#t "the month"}}` with a context.
struct MessageOpening {
  static let name = "t"

  /// The name of the number that chooses the form; nil if there is none.
  let count: String?
  let context: String?

  /// Parses the content of a tag; returns nil if it opens no message.
  init?(_ content: ArraySlice<UInt8>) {
    guard content.first == UInt8(ascii: "t"), content.dropFirst().first.map(\.isBlank) ?? true else { return nil }
    let rest = content.dropFirst().trimmingBlanks()
    let count = rest.prefix { !$0.isBlank && $0 != UInt8(ascii: "\"") }
    let quoted = rest.dropFirst(count.count).trimmingBlanks()
    self.count = count.isEmpty ? nil : String(decoding: count, as: UTF8.self)
    if quoted.isEmpty {
      context = nil
    } else {
      guard quoted.count > 2, quoted.first == UInt8(ascii: "\""), quoted.last == UInt8(ascii: "\"") else { return nil }
      context = String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
    }
  }
}
