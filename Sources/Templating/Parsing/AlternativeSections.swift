/// The pairs of sections in a template that replace each other, `{{#name}}…{{/name}}{{^name}}…{{/name}}`: only one of
/// the two is ever written.
struct AlternativeSections {
  /// Maps the index at which the second section begins to the index at which the first begins.
  private(set) var start: [Int: Int] = [:]
  /// Maps the index at which the first section ends to the index at which the second ends.
  private(set) var end: [Int: Int] = [:]
  private var markup: Set<Int> = []

  init(_ parts: [TemplatePart]) {
    var open: [Int] = []
    /// The last section that ended, if only line breaks have followed.
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
      case .variable, .unescaped, .message: ended = nil
      case .comment, .delimiters: break
      }
    }
  }

  /// Returns true if the part at the index is a partial, or the start or end of a block or a parent.
  func isMarkup(at index: Int) -> Bool { markup.contains(index) }
}

extension TemplatePart {
  var isLineBreak: Bool { if case .lineBreak = self { true } else { false } }

  /// Returns true if the part begins the section that is shown when `tag` is not.
  fileprivate func isOther(than tag: Tag) -> Bool {
    guard case .tag(let own, _) = self else { return false }
    let kinds: Set = [own.kind, tag.kind]
    return own.name == tag.name && kinds == [.section, .inverted]
  }
}
