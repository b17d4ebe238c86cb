/// Line breaks in text submitted with a form.
enum LineBreaks {
  /// Returns the text with LF line breaks for storage: browsers send every line break as CR LF.
  static func asTyped(_ text: String) -> String {
    guard text.utf8.contains(.carriageReturn) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if byte == .lineFeed, bytes.last == .carriageReturn { bytes.removeLast() }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
