/// A part of a parsed template.
struct TemplateNode: Sendable {
  indirect enum Content: Sendable {
    case lineStart([UInt8])
    case text([UInt8])
    case variable(String, isUnescaped: Bool)
    case section(String, isInverted: Bool, [TemplateNode])
    case partial(String, TagPosition)
    case parent(String, TagPosition, [TemplateNode])
    case block(Block)
    case message(TemplateMessage)
  }

  let content: Content
  let line: Int
}

/// A block that another template can fill, or a filling of such a block.
struct Block: Sendable {
  let name: String
  let place: TagPosition
  let nodes: [TemplateNode]

  /// The white space before the block's first line; nil if that line begins before the block.
  var ownIndentation: [UInt8]? {
    if case .lineStart(let space)? = nodes.first?.content { space } else { nil }
  }
}

extension TemplateNode {
  /// True if the node writes only white space.
  var isBlank: Bool {
    switch content {
    case .lineStart: true
    case .text(let text): text.allSatisfy(\.isBlank)
    default: false
    }
  }
}
