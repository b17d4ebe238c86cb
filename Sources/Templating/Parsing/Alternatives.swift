/// Which sections of a template stand for one another, `{{#name}}…{{/name}}{{^name}}…{{/name}}`: what is written in one
/// of them never stands beside what is written in the other.
struct Alternatives {
  /// By where the second begins, where the first does.
  private(set) var start: [Int: Int] = [:]
  /// By where the first ends, where the second does.
  private(set) var end: [Int: Int] = [:]
  private var markup: Set<Int> = []

  init(_ parts: [LayoutPart]) {
    var open: [Int] = []
    /// The section that ended last with nothing behind it but line breaks.
    var ended: (opening: Int, closing: Int)?
    var firstEnds: [Int: Int] = [:]
    for (index, part) in parts.enumerated() {
      guard case .tag(let tag, _) = part else {
        if !part.isLineBreak { ended = nil }
        continue
      }
      switch tag.kind {
      case .section, .inverted:
        if let ended, parts[ended.opening].isOther(than: tag) {
          start[index] = ended.opening
          firstEnds[index] = ended.closing
        }
        open.append(index)
        ended = nil
      case .block, .parent:
        markup.insert(index)
        open.append(index)
        ended = nil
      case .close:
        guard let opening = open.popLast() else { continue }
        if markup.contains(opening) { markup.insert(index) }
        if let first = firstEnds[opening] { end[first] = index }
        ended = (opening, index)
      case .partial:
        markup.insert(index)
        ended = nil
      case .variable, .unescaped: ended = nil
      case .comment, .delimiters: break
      }
    }
  }

  /// Whether what another template has is written here.
  func isMarkup(at index: Int) -> Bool { markup.contains(index) }
}

extension LayoutPart {
  var isLineBreak: Bool { if case .lineBreak = self { true } else { false } }

  /// Whether it begins the section that is shown when `tag` is not.
  fileprivate func isOther(than tag: Tag) -> Bool {
    guard case .tag(let own, _) = self else { return false }
    let kinds: Set = [own.kind, tag.kind]
    return own.name == tag.name && kinds == [.section, .inverted]
  }
}
