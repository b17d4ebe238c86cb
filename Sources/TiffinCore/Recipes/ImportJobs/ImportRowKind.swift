/// A kind of rows in an imported file that can be excluded, such as recipes or the plan.
public struct ImportRowKind: Equatable, Sendable {
  /// The kind of the goals and settings of a person and the household, which are not counted.
  public static let settings = "settings"

  /// The kind, by the name of its table in Tiffin's own export, such as "recipes", "plan" or "diary"; or ``settings``.
  public let kind: String
  /// The number of rows, including unreadable ones.
  public var total = 0
  /// The number of rows that the household already has.
  public var known = 0
  /// The number of unreadable rows.
  public var brokenCount = 0
  /// The first names, at most twelve.
  public var examples: [String] = []
  /// The indices of those ``examples`` that have a picture in the preview.
  public var pictured: Set<Int> = []
  /// Some of the unreadable rows, each with the reason.
  var broken: [String] = []

  init(_ kind: String) { self.kind = kind }
}

// The stored format consists of lines: the numbers of a part, followed by its examples after "+", or after "*" if they
// have a picture, and its unreadable rows after "-".
extension ImportRowKind {
  static func stored(_ parts: [ImportRowKind]) -> String {
    parts.map { part in
      let numbers = "\(part.kind) \(part.total) \(part.known) \(part.brokenCount)"
      let examples = part.examples.enumerated().map { (part.pictured.contains($0) ? "*" : "+") + $1 }
      return ([numbers] + examples + part.broken.map { "-\($0)" }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  static func parts(stored text: String) -> [ImportRowKind] {
    var parts: [ImportRowKind] = []
    for line in text.split(separator: "\n") {
      switch (line.first, parts.indices.last) {
      case ("+", let last?): parts[last].examples.append(String(line.dropFirst()))
      case ("*", let last?):
        parts[last].pictured.insert(parts[last].examples.count)
        parts[last].examples.append(String(line.dropFirst()))
      case ("-", let last?): parts[last].broken.append(String(line.dropFirst()))
      default: if let part = ImportRowKind(stored: line) { parts.append(part) }
      }
    }
    return parts
  }

  private init?(stored line: Substring) {
    let words = line.split(separator: " ")
    guard words.count == 4, let total = Int(words[1]), let known = Int(words[2]), let broken = Int(words[3]) else {
      return nil
    }
    kind = String(words[0])
    (self.total, self.known, brokenCount) = (total, known, broken)
  }
}
