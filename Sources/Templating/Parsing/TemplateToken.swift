/// A token of a template's source: text between tags, or one tag.
enum TemplateToken: Equatable {
  case text(ArraySlice<UInt8>)
  case tag(Tag)
}

/// A Mustache tag.
struct Tag: Equatable {
  enum Kind {
    case variable, unescaped, section, inverted, close, partial, parent, block, comment, delimiters, message
  }

  let kind: Kind
  let name: String
  let line: Int
  /// The whole message, if this is one: from its opening tag to its closing one.
  var message: TemplateMessage?

  /// The tag as written in the source, for messages.
  var description: String {
    let sigil =
      switch kind {
      case .variable: ""
      case .unescaped: "&"
      case .section, .message: "#"
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
