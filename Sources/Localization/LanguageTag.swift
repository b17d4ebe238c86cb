/// The tag of a language: `de`, `pt-BR`, `zh-Hans`.
///
/// - Source: RFC 5646, 2.1: subtags of letters and digits, of up to eight characters; the case has no meaning.
public struct LanguageTag: Hashable, Sendable {
  /// The tag with the usual case: the language in small letters, a script capitalised, a country in capitals.
  public let text: String

  /// English, the language that all texts are written in.
  public static let english = LanguageTag(known: "en")

  private init(known text: String) {
    self.text = text
  }

  /// Parses a tag; returns nil if it is malformed.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...8).contains(language.count), language.allSatisfy(\.isASCIILetter),
      parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(\.isASCIILetterOrDigit) }), parts.count <= 8
    else { return nil }
    let usual = parts.enumerated().map { index, part in Self.usual(String(Substring(part)), isFirst: index == 0) }
    self.text = usual.joined(separator: "-")
  }

  private static func usual(_ part: String, isFirst: Bool) -> String {
    if isFirst { return part.lowercased() }
    switch part.utf8.count {
    case 2: return part.uppercased()
    case 4: return part.prefix(1).uppercased() + part.dropFirst().lowercased()
    default: return part.lowercased()
    }
  }

  /// The subtags.
  private var parts: [Substring] { text.split(separator: "-") }

  /// The language without script and country: `zh`.
  public var primary: String { String(parts[0]) }

  /// True if the language is written from right to left: by its script, or the language's usual one.
  ///
  /// - Source: Unicode CLDR 47, `scriptMetadata` (RTL) and `likelySubtags`.
  public var isRightToLeft: Bool {
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return Self.rightToLeftScripts.contains(String(script))
    }
    return Self.rightToLeftLanguages.contains(primary)
  }

  private static let rightToLeftScripts: Set = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]
  private static let rightToLeftLanguages: Set = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]

  /// The tag, and the shorter ones that are tried after it.
  ///
  /// - Source: RFC 4647, 3.4: the last subtag is taken off, and a single letter before it as well.
  var fallbacks: [String] {
    var rest = parts
    var all: [String] = []
    while !rest.isEmpty {
      all.append(rest.joined(separator: "-"))
      rest.removeLast()
      while rest.count > 1, rest.last?.utf8.count == 1 { rest.removeLast() }
    }
    return all
  }
}

extension LanguageTag {
  /// Returns the language that suits a browser best; nil if none does.
  ///
  /// A language that is only there for another country or script is better than none of it: `pt` is `pt-BR`.
  ///
  /// - Parameter header: The header Accept-Language: "de-CH, en;q=0.8".
  /// - Source: RFC 4647, 3.4 “Lookup”; RFC 9110, 12.5.4.
  public static func lookUp(_ header: String, among available: [LanguageTag]) -> LanguageTag? {
    for range in ranges(in: header) {
      for fallback in range.fallbacks {
        if let found = available.first(where: { $0.text == fallback }) { return found }
      }
      if let found = available.first(where: { $0.primary == range.primary }) { return found }
    }
    return nil
  }

  /// Returns the languages in the header, the best first. Those with the quality 0 are left out, and so is `*`, which is
  /// what the reader would get anyway.
  private static func ranges(in header: String) -> [LanguageTag] {
    let parts = header.split(separator: ",").prefix(30)
    let ranges = parts.compactMap { part -> (tag: LanguageTag, quality: Int)? in
      let fields = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard let tag = fields.first.flatMap({ LanguageTag($0) }) else { return nil }
      let quality = fields.dropFirst().first { $0.hasPrefix("q=") }.map { thousandths($0.dropFirst(2)) } ?? 1_000
      return quality > 0 ? (tag, quality) : nil
    }
    return ranges.enumerated().sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
      .map(\.element.tag)
  }

  /// Returns a quality such as "0.8" in thousandths; 0 if it is malformed.
  private static func thousandths(_ text: Substring) -> Int {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap({ Int($0) }), (0...1).contains(whole) else { return 0 }
    let decimals = parts.count > 1 ? parts[1] : ""
    guard decimals.utf8.count <= 3 else { return 0 }
    let padded = decimals + String(repeating: "0", count: 3 - decimals.utf8.count)
    return Int(padded).map { min(1_000, whole * 1_000 + $0) } ?? 0
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  fileprivate var isASCIILetterOrDigit: Bool {
    isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
