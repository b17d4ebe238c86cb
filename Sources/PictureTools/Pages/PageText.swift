/// The text that was recognised in the photo of a page.
public struct PageText: Equatable, Sendable {
  /// A word, or what was taken for one.
  public struct Word: Equatable, Sendable {
    /// The word's letters, without blanks; at most 200 bytes.
    public let text: String
    /// True if the word is probably wrong.
    public let isDoubtful: Bool

    /// Creates a word.
    public init(_ text: String, isDoubtful: Bool) {
      self.text = text
      self.isDoubtful = isDoubtful
    }
  }

  /// The words of each line, in reading order: one column after the other. A line without words separates paragraphs.
  public let lines: [[Word]]

  /// Creates a text of lines of words.
  public init(lines: [[Word]]) { self.lines = lines }

  /// True if no word was recognised.
  public var isEmpty: Bool { lines.allSatisfy(\.isEmpty) }

  /// The lines as text, with an empty line between paragraphs.
  public var text: String {
    lines.map { line in line.map(\.text).joined(separator: " ") }.joined(separator: "\n")
  }
}
