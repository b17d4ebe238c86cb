/// The value of a `Content-Type` header.
struct MediaType: Equatable {
  /// The type in lower case, without parameters.
  let name: String
  let charset: String?

  /// Parses the header's value; the name is empty unless it is an ASCII `type/subtype`.
  init(_ field: ArraySlice<UInt8>) {
    let parts = field.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let name = Self.folded(parts[0])
    let isToken = name.allSatisfy { (0x21...0x7E).contains($0) } && name.contains(UInt8(ascii: "/"))
    self.name = isToken && name.count <= 100 ? String(decoding: name, as: UTF8.self) : ""
    charset = parts.dropFirst().lazy.compactMap(Self.charset).first
  }

  private static func charset(_ parameter: ArraySlice<UInt8>) -> String? {
    let folded = folded(parameter)
    let prefix = Array("charset=".utf8)
    guard folded.starts(with: prefix) else { return nil }
    let value = folded.dropFirst(prefix.count).filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    let isLabel = !value.isEmpty && value.count <= 40 && value.allSatisfy { (0x21...0x7E).contains($0) }
    return isLabel ? String(decoding: value, as: UTF8.self) : nil
  }

  private static func folded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    HeaderText.trimmed(bytes).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}
