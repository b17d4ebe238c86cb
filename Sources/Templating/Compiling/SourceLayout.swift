/// Which file nodes come from, and how they are to be laid out.
struct SourceLayout: Sendable {
  let file: String
  /// Put in front of every line.
  var indentation: [UInt8] = []
  /// Taken from every line that begins with it.
  var outdent: [UInt8] = []
  var blocks = Blocks.none

  func lineStart(_ space: [UInt8]) -> [UInt8] {
    indentation + (space.starts(with: outdent) ? Array(space.dropFirst(outdent.count)) : space)
  }
}

/// What the blocks of a template are filled with by the templates that name it their parent.
final class Blocks: Hashable, Sendable {
  struct Filling: Sendable {
    let block: Block
    let origin: SourceLayout
  }

  static let none = Blocks([:])

  let fillings: [String: Filling]

  init(_ fillings: [String: Filling]) {
    self.fillings = fillings
  }

  static func == (one: Blocks, other: Blocks) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
