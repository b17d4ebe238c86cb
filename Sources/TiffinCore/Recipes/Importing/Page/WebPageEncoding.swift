import Fetching

/// Conversion of the encodings of web pages.
enum WebPageEncoding {
  /// Converts a page to UTF-8 from the server's charset, otherwise from the one that the page states.
  ///
  /// A page that is valid UTF-8 is unchanged. So is a page in an unknown encoding, of which only ASCII characters
  /// remain readable.
  ///
  /// - Source: WHATWG Encoding Standard, for the names and their meanings.
  static func utf8(_ page: [UInt8], charset: String? = nil) -> [UInt8] {
    let isWide = page.starts(with: [0xFF, 0xFE]) || page.starts(with: [0xFE, 0xFF])
    let name = isWide ? "utf-16" : charset.flatMap { names[$0] == nil ? nil : $0 } ?? told(by: page)
    // Latin letters in UTF-16, with zeros between them, would also be valid UTF-8.
    let isUTF16 = isWide || charset?.hasPrefix("utf-16") == true
    guard isUTF16 || String(validating: page, as: UTF8.self) == nil else { return page }
    guard let name, let code = names[name] else { return page }
    return code == "CP1252" ? Windows1252.utf8(page) : CharacterEncoding(name: code).utf8(page) ?? page
  }

  /// Converts UTF-16 to UTF-8, even without a byte order mark; any other text is unchanged.
  static func wideUTF8(_ text: [UInt8]) -> [UInt8] {
    if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) { return utf8(text) }
    let (even, odd) = text.prefix(200).enumerated().reduce((0, 0)) { zeros, byte in
      byte.element != 0 ? zeros : byte.offset % 2 == 0 ? (zeros.0 + 1, zeros.1) : (zeros.0, zeros.1 + 1)
    }
    // In UTF-16, most of the first hundred letters are ASCII letters, whose other byte is zero.
    let most = text.prefix(200).count / 4
    guard most > 0, max(even, odd) > most, min(even, odd) == 0 else { return text }
    return utf8(text, charset: odd > 0 ? "utf-16le" : "utf-16be")
  }

  /// Returns the charset stated by `<meta charset=gbk>` or `content="text/html; charset=gbk"`; nil if there is none.
  private static func told(by page: [UInt8]) -> String? {
    let head = page.prefix(1_024).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    guard let word = head.firstRange(of: Array("charset".utf8)) else { return nil }
    let rest = head[word.upperBound...].drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "=") else { return nil }
    let value = rest.dropFirst().drop { $0 <= 0x20 || "\"'".utf8.contains($0) }
    return String(decoding: value.prefix { $0 > 0x20 && !"\"';/>".utf8.contains($0) }, as: UTF8.self)
  }

  /// The C library's names of encodings, by their names in pages: the encodings that browsers support, except for
  /// stateful ones.
  private static let names: [String: String] = {
    var names = [
      "ascii": "CP1252", "us-ascii": "CP1252", "latin1": "CP1252", "l1": "CP1252", "iso-8859-1": "CP1252",
      "iso8859-1": "CP1252", "iso_8859-1": "CP1252", "latin2": "ISO-8859-2", "iso-8859-9": "CP1254",
      "latin5": "CP1254", "iso-8859-11": "CP874", "tis-620": "CP874", "windows-874": "CP874",
      "iso-8859-8-i": "ISO-8859-8",
      "koi8-r": "KOI8-R", "koi8-u": "KOI8-U", "macintosh": "MACINTOSH", "ibm866": "CP866", "cp866": "CP866",
      "gb2312": "GB18030", "gbk": "GB18030", "x-gbk": "GB18030", "gb18030": "GB18030", "big5": "BIG5-HKSCS",
      "big5-hkscs": "BIG5-HKSCS", "shift_jis": "CP932", "shift-jis": "CP932", "sjis": "CP932", "x-sjis": "CP932",
      "windows-31j": "CP932", "euc-jp": "EUC-JP", "x-euc-jp": "EUC-JP", "euc-kr": "UHC", "ks_c_5601-1987": "UHC",
      "windows-949": "UHC", "utf-16": "UTF-16", "utf-16le": "UTF-16LE", "utf-16be": "UTF-16BE",
    ]
    for number in 1_250...1_258 { (names["windows-\(number)"], names["cp\(number)"]) = ("CP\(number)", "CP\(number)") }
    for number in [2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 16] {
      for name in ["iso-8859-\(number)", "iso8859-\(number)"] { names[name] = "ISO-8859-\(number)" }
    }
    return names
  }()
}
