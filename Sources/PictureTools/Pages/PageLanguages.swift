/// The languages in which text is recognised.
struct PageLanguages {
  /// The maximum number of languages: each takes as much time again.
  private static let most = 3
  private static let english: Set<String> = ["eng"]
  /// Data that Tesseract lists as languages: for detecting a page's orientation, and for equations.
  private static let others: Set<String> = ["osd", "equ"]

  /// Tesseract's names of the languages: English first if it is installed, then others in alphabetical order.
  let names: [String]

  /// Parses the output of `tesseract --list-langs`: a sentence with the folder, then a name per line.
  ///
  /// Names in folders, such as `script/Latin`, are ignored.
  init(list: [UInt8]) {
    let lines = list.split(separator: UInt8(ascii: "\n")).filter { $0.allSatisfy(Self.isOfName) }
    let installed = Set(lines.map { String(decoding: $0, as: UTF8.self) }).subtracting(Self.others)
    let sorted = installed.intersection(Self.english) + installed.subtracting(Self.english).sorted()
    names = Array(sorted.prefix(Self.most))
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
  }
}
