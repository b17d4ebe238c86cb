/// A parser that turns a template's pieces into nodes.
struct TemplateParser {
  private let file: String
  private var pieces: ArraySlice<TemplatePiece>

  static func nodes(of pieces: [TemplatePiece], file: String) throws(TemplateError) -> [TemplateNode] {
    var parser = TemplateParser(file: file, pieces: pieces[...])
    return try parser.nodes(inside: nil)
  }

  /// Reads nodes up to the closing tag of `opening`, or to the end of the template if `opening` is nil.
  private mutating func nodes(inside opening: Tag?) throws(TemplateError) -> [TemplateNode] {
    var nodes: [TemplateNode] = []
    while let piece = pieces.popFirst() {
      switch piece {
      case .lineStart(let space): nodes.append(TemplateNode(content: .lineStart(space), line: 0))
      case .text(let text): nodes.append(TemplateNode(content: .text(text), line: 0))
      case .tag(let tag, let place):
        if tag.kind == .close {
          try check(tag, closes: opening)
          return nodes
        }
        if let content = try content(of: tag, at: place) {
          nodes.append(TemplateNode(content: content, line: tag.line))
        }
      }
    }
    if let opening { throw error(opening, "\(opening.description) is never closed.") }
    return nodes
  }

  private mutating func content(of tag: Tag, at place: TagPosition) throws(TemplateError) -> TemplateNode.Content? {
    switch tag.kind {
    case .variable: .variable(tag.name, isUnescaped: false)
    case .unescaped: .variable(tag.name, isUnescaped: true)
    case .section: .section(tag.name, isInverted: false, try nodes(inside: tag))
    case .inverted: .section(tag.name, isInverted: true, try nodes(inside: tag))
    case .partial: .partial(tag.name, place)
    case .parent: .parent(tag.name, place, try nodes(inside: tag))
    case .block: .block(Block(name: tag.name, place: place, nodes: try nodes(inside: tag)))
    case .message: tag.message.map { .message($0) }
    case .comment, .delimiters, .close: nil
    }
  }

  private func check(_ close: Tag, closes opening: Tag?) throws(TemplateError) {
    guard let opening else { throw error(close, "\(close.description) closes nothing: no section is open here.") }
    guard close.name != opening.name else { return }
    let open = "\(opening.description) of line \(opening.line)"
    throw error(close, "\(close.description) stands where \(open) must be closed first.")
  }

  private func error(_ tag: Tag, _ message: String) -> TemplateError {
    TemplateError(file: file, line: tag.line, message: message)
  }
}
