/// The removal of white space that only lays out a template's source.
///
/// A line break, with the spaces around it, writes nothing next to an element's tag, a partial, a block or another
/// space, and one space elsewhere; sections and comments are ignored. Between the attributes of a tag it writes one
/// space.
struct WhitespaceTrimming {
  private let parts: [TemplatePart]
  private let alternatives: AlternativeSections
  /// The kind of neighbour that each part is for a line break before it (`first`) and one after it (`last`); nil if the
  /// part is ignored.
  private let edges: [(first: Neighbour, last: Neighbour)?]

  /// A neighbour of a line break.
  private enum Neighbour {
    case words
    case blank
    /// An element's tag, a partial, a block, or the end of the template.
    case markup
    case lineBreak
  }

  static func pieces(of tokens: [TemplateToken]) -> [TemplatePiece] {
    let tightening = WhitespaceTrimming(LineBreakReader.parts(of: tokens))
    return tightening.parts.indices.compactMap(tightening.piece)
  }

  private init(_ parts: [TemplatePart]) {
    self.parts = parts
    let alternatives = AlternativeSections(parts)
    self.alternatives = alternatives
    edges = parts.indices.map { index in
      switch parts[index] {
      case .lineBreak: return (.lineBreak, .lineBreak)
      case .text(let text):
        return (Self.neighbour(text.first, ofMarkup: .less), Self.neighbour(text.last, ofMarkup: .greater))
      case .tag(let tag, _):
        if alternatives.isMarkup(at: index) { return (.markup, .markup) }
        return [.variable, .unescaped, .message].contains(tag.kind) ? (.words, .words) : nil
      }
    }
  }

  private static func neighbour(_ byte: UInt8?, ofMarkup edge: UInt8) -> Neighbour {
    guard let byte else { return .words }
    return byte == edge ? .markup : byte.isBlank ? .blank : .words
  }

  private func piece(_ index: Int) -> TemplatePiece? {
    switch parts[index] {
    case .text(let text): .text(text)
    case .tag(let tag, let place): .tag(tag, place)
    case .lineBreak(let isInTag): writesBlank(at: index, isInTag) ? .text([UInt8(ascii: " ")]) : nil
    }
  }

  private func writesBlank(at index: Int, _ isInTag: Bool) -> Bool {
    guard let next = following(index) else { return false }
    let before = preceding(index)
    // Only the first of adjacent line breaks counts.
    guard before != .lineBreak, before != .blank else { return false }
    if isInTag { return !isTagEnd(parts[next]) && edges[next]?.first != .blank }
    return before == .words && edges[next]?.first == .words
  }

  private func preceding(_ index: Int) -> Neighbour {
    var place = index - 1
    while place >= 0 {
      if let edge = edges[place] { return edge.last }
      place = (alternatives.start[place] ?? place) - 1
    }
    return .markup
  }

  /// Returns the index of the part after a line break; nil at the end, or between two alternatives, of which only one
  /// is written.
  private func following(_ index: Int) -> Int? {
    var place = index + 1
    while place < parts.count {
      if let start = alternatives.start[place], start < index { return nil }
      if edges[place] != nil, !parts[place].isLineBreak { return place }
      place = (alternatives.end[place] ?? place) + 1
    }
    return nil
  }

  /// Returns true if the part begins with `>` or `/>`.
  private func isTagEnd(_ part: TemplatePart) -> Bool {
    guard case .text(let text) = part else { return false }
    return text.first == .greater || text.first == .slash
  }
}
