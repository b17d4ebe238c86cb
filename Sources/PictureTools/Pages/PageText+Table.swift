extension PageText {
  /// The maximum number of words that are read: a page of a cookbook has at most a thousand.
  private static let mostWords = 5_000

  /// Parses tesseract's table (its format `tsv`): a header, and a row of twelve columns for the page, each block,
  /// paragraph, line and word. Rows that are not words, and words without text, are ignored.
  init(table: [UInt8]) {
    let rows = table.split(separator: UInt8(ascii: "\n")).lazy.compactMap { PageTextRow($0) }
    var (lines, last) = ([[Word]](), [Int]())
    for row in rows.prefix(Self.mostWords) {
      if !lines.isEmpty, row.line.dropLast() != last.dropLast() { lines.append([]) }
      if row.line != last { lines.append([]) }
      lines[lines.count - 1].append(row.word)
      last = row.line
    }
    self.init(lines: lines)
  }
}

/// A word's row in tesseract's table.
private struct PageTextRow {
  /// The lowest confidence, of 0 to 100, of a word that is not doubtful. The decision record 0097 says why.
  private static let leastConfidence = 80
  /// The maximum number of bytes of a word.
  private static let length = 200

  /// The numbers of the word's page, block, paragraph and line.
  let line: [Int]
  let word: PageText.Word

  /// Parses a row; nil if it is not that of a word with text.
  init?(_ row: ArraySlice<UInt8>) {
    let columns = row.split(separator: UInt8(ascii: "\t"), maxSplits: 11, omittingEmptySubsequences: false)
    guard columns.count == 12, columns[0].elementsEqual("5".utf8) else { return nil }
    line = columns[1...4].compactMap(Self.number)
    // Blanks and control characters are not part of a word.
    let text = columns[11].filter { $0 > 0x20 && $0 != 0x7F }.prefix(Self.length)
    guard line.count == 4, !text.isEmpty else { return nil }
    let confidence = Self.number(columns[10].prefix { $0 != UInt8(ascii: ".") }) ?? -1
    word = PageText.Word(String(decoding: text, as: UTF8.self), isDoubtful: confidence < Self.leastConfidence)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? { Int(String(decoding: digits, as: UTF8.self)) }
}
