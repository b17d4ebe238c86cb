/// A filter that removes credentials from the log: the tokens in single-use links.
public enum LogRedaction {
  /// Returns the text, with each run of token characters that is at least as long as a token replaced by three
  /// asterisks.
  public static func masked(_ text: String) -> String {
    String(decoding: masked(Array(text.utf8)[...]), as: UTF8.self)
  }

  /// Returns the bytes, with each run of token characters that is at least as long as a token replaced by three
  /// asterisks.
  ///
  /// - Parameter bytes: A path, or a line that contains one.
  static func masked(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    if bytes.count < length { return Array(bytes) }
    var masked: [UInt8] = []
    var rest = bytes
    while let first = rest.first {
      let run = rest.prefix(while: isTokenByte)
      masked += run.count < length ? Array(run) : Array("***".utf8)
      rest = rest[run.endIndex...]
      if run.isEmpty {
        masked.append(first)
        rest.removeFirst()
      }
    }
    return masked
  }

  /// The length of a token: the number of characters of 256 bits in base64 without padding.
  private static let length = 43

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
