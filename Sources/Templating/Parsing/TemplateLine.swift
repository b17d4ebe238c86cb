/// A piece of a template after it was split into lines.
enum TemplatePiece {
  /// The beginning of a line that is written, with its white space.
  case lineStart([UInt8])
  case text([UInt8])
  case tag(Tag, TagPosition)
}

/// The position of a tag on its line.
struct TagPosition: Sendable {
  /// True if the line contains only tags: nothing of the line itself is written.
  let isStandalone: Bool
  /// The white space before the tag if the tag is the first on its line.
  let indentation: [UInt8]
}

/// A line of a template. A tag that spans several lines does not end it.
struct TemplateLine {
  private(set) var tokens: [TemplateToken] = []

  var isEmpty: Bool { tokens.isEmpty }

  /// Groups tokens by line, splitting texts at line ends.
  static func lines(of tokens: [TemplateToken]) -> [TemplateLine] {
    var lines = [TemplateLine()]
    for token in tokens {
      guard case .text(let text) = token else {
        lines[lines.count - 1].tokens.append(token)
        continue
      }
      var rest = text
      while let end = rest.firstIndex(of: .lineFeed) {
        lines[lines.count - 1].tokens.append(.text(rest[...end]))
        lines.append(TemplateLine())
        rest = rest[(end + 1)...]
      }
      if !rest.isEmpty { lines[lines.count - 1].tokens.append(.text(rest)) }
    }
    return lines.filter { !$0.isEmpty }
  }

  var pieces: [TemplatePiece] {
    let indentation = self.indentation
    if isStandalone {
      return tags.enumerated().map { index, tag in
        .tag(tag, TagPosition(isStandalone: true, indentation: index == 0 ? indentation : []))
      }
    }
    var pieces: [TemplatePiece] = [.lineStart(indentation)]
    var toSkip = indentation.count
    for (index, token) in tokens.enumerated() {
      switch token {
      case .text(let text):
        if text.count > toSkip { pieces.append(.text(Array(text.dropFirst(toSkip)))) }
        toSkip = 0
      case .tag(let tag):
        let isFirst = index == (indentation.isEmpty ? 0 : 1)
        pieces.append(.tag(tag, TagPosition(isStandalone: false, indentation: isFirst ? indentation : [])))
      }
    }
    return pieces
  }

  var tags: [Tag] {
    tokens.compactMap { if case .tag(let tag) = $0 { tag } else { nil } }
  }

  private var indentation: [UInt8] {
    guard case .text(let text)? = tokens.first else { return [] }
    return Array(text.prefix(while: \.isSpace))
  }

  /// True if the line contains only tags that write nothing by themselves, or one partial.
  ///
  /// A line that opens and closes a block is not standalone, because the block's content is written there.
  var isStandalone: Bool {
    let tags = self.tags
    guard !tags.isEmpty, tokens.allSatisfy(\.isTagOrBlank) else { return false }
    if tags.count == 1 { return ![.variable, .unescaped, .message].contains(tags[0].kind) }
    let closed = tags.filter { $0.kind == .close }.map(\.name)
    return tags.allSatisfy { tag in
      switch tag.kind {
      case .variable, .unescaped, .partial, .message: false
      case .block: !closed.contains(tag.name)
      default: true
      }
    }
  }
}

extension TemplateToken {
  fileprivate var isTagOrBlank: Bool {
    switch self {
    case .text(let text): text.allSatisfy(\.isBlank)
    case .tag: true
    }
  }
}
