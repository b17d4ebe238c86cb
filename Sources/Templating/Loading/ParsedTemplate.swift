/// A template that was read but not yet checked against a view.
struct ParsedTemplate: Sendable {
  let file: String
  /// Under the strict rules without the white space that only serves the template's reader, else every line as written.
  let nodes: [Node]
  /// The reason the strict rules refuse it, whatever its view is.
  let refusal: TemplateError?
  /// The blocks it declares or fills.
  private(set) var blocks: Set<String> = []
  /// The partials and parents it names.
  private(set) var includes: Set<String> = []

  init(_ name: String, _ source: String, _ rules: TemplateRules) throws(TemplateError) {
    file = Self.file(name)
    let tokens = try Scanner.tokens(of: source, file: file)
    switch rules {
    case .strict:
      nodes = try Parser.nodes(of: Tightening.pieces(of: tokens), file: file)
      refusal = MarkupLint.refusal(of: tokens, file: file)
    case .specification:
      nodes = try Parser.nodes(of: Line.lines(of: tokens).flatMap(\.pieces), file: file)
      refusal = nil
    }
    collect(nodes)
  }

  static func file(_ name: String) -> String { name + ".mustache" }

  private mutating func collect(_ nodes: [Node]) {
    for node in nodes {
      switch node.content {
      case .lineStart, .text, .variable: break
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
