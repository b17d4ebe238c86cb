import Localization

/// A parsed template that has not been checked against a view.
struct ParsedTemplate: Sendable {
  let file: String
  /// The nodes; under the strict rules without white space that only lays out the source, otherwise with every line as
  /// written.
  let nodes: [TemplateNode]
  /// The error for which the strict rules reject the template whatever its view; nil if there is none.
  let refusal: TemplateError?
  /// The names of the blocks that the template declares or fills.
  private(set) var blocks: Set<String> = []
  /// The names of the partials and parents that the template includes.
  private(set) var includes: Set<String> = []
  /// The keys of the template's messages.
  private(set) var messages: Set<MessageKey> = []

  init(_ name: String, _ source: String, _ rules: TemplateStrictness) throws(TemplateError) {
    file = Self.file(name)
    let tokens = try TemplateScanner.tokens(of: source, file: file, rules)
    switch rules {
    case .strict:
      nodes = try TemplateParser.nodes(of: WhitespaceTrimming.pieces(of: tokens), file: file)
      refusal = MarkupLint.refusal(of: tokens, file: file)
    case .specification:
      nodes = try TemplateParser.nodes(of: TemplateLine.lines(of: tokens).flatMap(\.pieces), file: file)
      refusal = nil
    }
    collect(nodes)
  }

  static func file(_ name: String) -> String { name + ".mustache" }

  private mutating func collect(_ nodes: [TemplateNode]) {
    for node in nodes {
      switch node.content {
      case .lineStart, .text, .variable: break
      case .message(let message): messages.insert(message.key)
      case .section(_, _, let body): collect(body)
      case .partial(let name, _): includes.insert(name)
      case .parent(let name, _, let inside):
        includes.insert(name)
        collect(inside)
      case .block(let block):
        blocks.insert(block.name)
        collect(block.nodes)
      }
    }
  }
}
