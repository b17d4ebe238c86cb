/// A kind of things in an imported file that can be excluded, such as its recipes or its plan.
public struct ImportPart: Equatable, Sendable {
  /// The kind of goals and settings of a person and the household, which are not counted.
  public static let settings = "settings"

  /// The kind as Tiffin's own export names its tables: "recipes", "plan", "diary"; or ``settings``.
  public let kind: String
  /// The number of things, including unreadable ones.
  public var total = 0
  /// The number of things that the household already has.
  public var known = 0
  /// The number of unreadable things.
  public var brokenCount = 0
  /// The first names, at most twelve.
  public var examples: [String] = []
  /// The indices of those names that have a picture in the preview.
  public var pictured: Set<Int> = []
  /// Some of the unreadable things, each with the reason.
  var broken: [String] = []

  /// The number of things that would be imported.
  public var new: Int { total - known - brokenCount }

  init(_ kind: String) { self.kind = kind }
}

// The stored form, as lines of text: the numbers of a part, then its examples behind "+", or "*" with a picture, and
// its unreadable things behind "-".
extension ImportPart {
  static func stored(_ parts: [ImportPart]) -> String {
    parts.map { part in
      let numbers = "\(part.kind) \(part.total) \(part.known) \(part.brokenCount)"
      let examples = part.examples.enumerated().map { (part.pictured.contains($0) ? "*" : "+") + $1 }
      return ([numbers] + examples + part.broken.map { "-\($0)" }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  static func parts(stored text: String) -> [ImportPart] {
    var parts: [ImportPart] = []
    for line in text.split(separator: "\n") {
      switch (line.first, parts.indices.last) {
      case ("+", let last?): parts[last].examples.append(String(line.dropFirst()))
      case ("*", let last?):
        parts[last].pictured.insert(parts[last].examples.count)
        parts[last].examples.append(String(line.dropFirst()))
      case ("-", let last?): parts[last].broken.append(String(line.dropFirst()))
      default: if let part = ImportPart(stored: line) { parts.append(part) }
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
