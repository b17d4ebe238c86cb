/// The file that nodes come from, and the indentation of their lines.
struct SourceLayout: Sendable {
  let file: String
  /// The white space written before every line.
  var indentation: [UInt8] = []
  /// The white space removed from every line that begins with it.
  var outdent: [UInt8] = []
  var blocks = BlockFillings.none

  func lineStart(_ space: [UInt8]) -> [UInt8] {
    indentation + (space.starts(with: outdent) ? Array(space.dropFirst(outdent.count)) : space)
  }
}

/// The fillings of a template's blocks, given by the templates that name it as their parent.
final class BlockFillings: Hashable, Sendable {
  struct Filling: Sendable {
    let block: Block
    let origin: SourceLayout
  }

  static let none = BlockFillings([:])

  let fillings: [String: Filling]

  init(_ fillings: [String: Filling]) {
    self.fillings = fillings
  }

  static func == (one: BlockFillings, other: BlockFillings) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
