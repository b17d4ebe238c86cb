/// A compiler of nodes for the views `V` inside of `Outer`. Every name is resolved at compile time, none while
/// rendering.
struct TemplateCompiler<V: View, Outer: ViewContext> {
  let compilation: CompilationContext
  var assembly = TemplateProgramBuilder<V, Outer>()

  init(_ compilation: CompilationContext) {
    self.compilation = compilation
  }

  /// Compiles `nodes` into a program of their own.
  static func program(
    of nodes: [TemplateNode], from origin: SourceLayout, in compilation: CompilationContext
  ) throws(TemplateError) -> TemplateProgram<V, Outer> {
    var compiler = TemplateCompiler(compilation)
    try compiler.compile(nodes[...], from: origin)
    return compiler.assembly.program
  }

  mutating func compile(_ nodes: ArraySlice<TemplateNode>, from origin: SourceLayout) throws(TemplateError) {
    for node in nodes {
      let site = TemplatePosition(file: origin.file, line: node.line)
      switch node.content {
      case .lineStart(let space): assembly.literal(origin.lineStart(space))
      case .text(let text): assembly.literal(text)
      case .variable(let name, let isUnescaped): try variable(name, isUnescaped, at: site)
      case .section(let name, let isInverted, let body):
        try section(TemplateSection(name: name, isInverted: isInverted, body: body, origin: origin), at: site)
      case .partial(let name, let place): try partial(name, place, from: origin, at: site)
      case .parent(let name, let place, let inside):
        try parent(name, place, filledWith: inside, from: origin, at: site)
      case .message(let message): try self.message(message, from: origin, at: site)
      case .block(let block): try self.block(block, from: origin)
      }
    }
  }
}

/// A position in a template, for error messages.
struct TemplatePosition {
  let file: String
  let line: Int

  func error(_ message: String) -> TemplateError {
    TemplateError(file: file, line: line, message: message)
  }
}
