/// Leaves out of a template the white space that is there for its reader only.
///
/// A line break, with the blanks around it, writes nothing beside an element's tag, a partial, a block or another blank,
/// and one blank elsewhere; sections and comments do not count. Between the attributes of a tag it writes one blank.
struct Tightening {
  /// What can stand beside a line break.
  private enum Neighbour {
    case words
    case blank
    /// An element's tag, a partial, a block, or the end of the template.
    case markup
    case lineBreak
  }

  private let parts: [LayoutPart]
  /// Of each part what a line break before it and one behind it sees; nil where it sees through it.
  private let edges: [(first: Neighbour, last: Neighbour)?]

  static func pieces(of tokens: [Token]) -> [Piece] {
    let tightening = Tightening(LayoutReader.parts(of: tokens))
    return tightening.parts.indices.compactMap(tightening.piece)
  }

  private init(_ parts: [LayoutPart]) {
    self.parts = parts
    /// Of each tag that is open, whether it is a block or a parent.
    var open: [Bool] = []
    edges = parts.map { part in
      switch part {
      case .lineBreak: return (.lineBreak, .lineBreak)
      case .text(let text):
        return (Self.neighbour(text.first, ofMarkup: .less), Self.neighbour(text.last, ofMarkup: .greater))
      case .tag(let tag, _):
        switch tag.kind {
        case .section, .inverted: open.append(false)
        case .block, .parent: open.append(true)
        default: break
        }
        let isMarkup = tag.kind == .close ? open.popLast() ?? false : tag.takesIn
        if isMarkup { return (.markup, .markup) }
        return tag.kind == .variable || tag.kind == .unescaped ? (.words, .words) : nil
      }
    }
  }

  private static func neighbour(_ byte: UInt8?, ofMarkup edge: UInt8) -> Neighbour {
    guard let byte else { return .words }
    return byte == edge ? .markup : byte.isBlank ? .blank : .words
  }

  private func piece(_ index: Int) -> Piece? {
    switch parts[index] {
    case .text(let text): .text(text)
    case .tag(let tag, let place): .tag(tag, place)
    case .lineBreak(let isInTag): writesBlank(at: index, isInTag) ? .text([UInt8(ascii: " ")]) : nil
    }
  }

  private func writesBlank(at index: Int, _ isInTag: Bool) -> Bool {
    // Of line breaks with nothing in between, the first counts.
    let before = edges[..<index].last { $0 != nil }??.last ?? .markup
    guard before != .lineBreak, before != .blank else { return false }
    guard let next = parts.indices[(index + 1)...].first(where: { isSeen($0) }) else { return false }
    if isInTag { return !isTagEnd(parts[next]) && edges[next]?.first != .blank }
    return before == .words && edges[next]?.first == .words
  }

  private func isSeen(_ index: Int) -> Bool {
    if case .lineBreak = parts[index] { return false }
    return edges[index] != nil
  }

  /// Whether it begins with `>` or `/>`.
  private func isTagEnd(_ part: LayoutPart) -> Bool {
    guard case .text(let text) = part else { return false }
    return text.first == .greater || text.first == .slash
  }
}

extension Tag {
  /// Whether what another template has is written here.
  fileprivate var takesIn: Bool { [.partial, .parent, .block].contains(kind) }
}
