/// A token of a template's source: text between tags, or one tag.
enum TemplateToken: Equatable {
  case text(ArraySlice<UInt8>)
  case tag(Tag)
}

/// A Mustache tag.
struct Tag: Equatable {
  enum Kind {
    case variable, unescaped, section, inverted, close, partial, parent, block, comment, delimiters
  }

  let kind: Kind
  let name: String
  let line: Int

  /// The tag as written in the source, for messages.
  var description: String {
    let sigil =
      switch kind {
      case .variable: ""
      case .unescaped: "&"
      case .section: "#"
      case .inverted: "^"
      case .close: "/"
      case .partial: ">"
      case .parent: "<"
      case .block: "$"
      case .comment: "!"
      case .delimiters: "="
      }
    return "{{\(sigil)\(name)}}"
  }
}
