// The compilation of partials, parents and blocks.
extension TemplateCompiler {
  mutating func partial(
    _ name: String, _ place: TagPosition, from origin: SourceLayout, at site: TemplatePosition
  ) throws(TemplateError) {
    try include(name, origin.blocks, place, from: origin, at: site)
  }

  mutating func parent(
    _ name: String, _ place: TagPosition, filledWith inside: [TemplateNode], from origin: SourceLayout,
    at site: TemplatePosition
  ) throws(TemplateError) {
    var fillings: [String: BlockFillings.Filling] = [:]
    for case .block(let block) in inside.map(\.content) {
      fillings[block.name] = BlockFillings.Filling(block: block, origin: origin)
    }
    // The outermost filling takes precedence: it comes from the template that includes this one.
    let blocks = fillings.isEmpty ? origin.blocks : BlockFillings(fillings.merging(origin.blocks.fillings) { $1 })
    try include(name, blocks, place, from: origin, at: site)
    if compilation.rules == .strict { try checkFillings(inside, of: name, at: site) }
  }

  mutating func block(_ block: Block, from origin: SourceLayout) throws(TemplateError) {
    guard let filling = origin.blocks.fillings[block.name] else {
      return try compile(block.nodes[...], from: origin)
    }
    let space = block.place.isStandalone ? block.ownIndentation ?? block.place.indentation : block.place.indentation
    var inner = filling.origin
    inner.indentation = origin.lineStart(space)
    inner.outdent = filling.block.ownIndentation ?? []
    // Inside a line, the filling's first line continues that line.
    let isMidLine = !block.place.isStandalone && filling.block.ownIndentation != nil
    try compile(filling.block.nodes.dropFirst(isMidLine ? 1 : 0), from: inner)
  }

  private mutating func include(
    _ name: String, _ blocks: BlockFillings, _ place: TagPosition, from origin: SourceLayout, at site: TemplatePosition
  ) throws(TemplateError) {
    guard let template = try compilation.template(name, at: site) else { return }
    let expansion = CompilationContext.Expansion(template: name, view: V.self, surroundings: Outer.self, blocks: blocks)
    let indentation = place.isStandalone ? origin.lineStart(place.indentation) : []
    let inner = SourceLayout(file: template.file, indentation: indentation, blocks: blocks)
    let nodes = template.nodes
    if let last = compilation.expanding.last(where: { $0.expansion == expansion }) {
      guard last.depth < compilation.depth else { throw site.error("“\(name)” includes itself without end.") }
      return try call(expansion, nodes, from: inner)
    }
    guard compilation.expanding.count < CompilationContext.deepest else {
      throw site.error("Templates are included more than \(CompilationContext.deepest) deep here.")
    }
    try compilation.expanding(expansion) { () throws(TemplateError) in
      try compile(nodes[...], from: inner)
    }
  }

  /// Compiles a partial that includes itself as a separate program, without indenting it deeper at each level.
  private mutating func call(
    _ expansion: CompilationContext.Expansion, _ nodes: [TemplateNode], from origin: SourceLayout
  ) throws(TemplateError) {
    let procedure = try procedure(expansion, nodes, from: origin)
    // The program's reach is not known before it is compiled, so all enclosing views are assumed.
    assembly.part(reach: Outer.depth) { view, outer, out in procedure.run(view, in: outer, into: &out) }
  }

  private func procedure(
    _ expansion: CompilationContext.Expansion, _ nodes: [TemplateNode], from origin: SourceLayout
  ) throws(TemplateError) -> RecursivePartial<V, Outer> {
    if let known = compilation.procedures[expansion] as? RecursivePartial<V, Outer> { return known }
    let procedure = RecursivePartial<V, Outer>()
    compilation.procedures[expansion] = procedure
    let compilation = compilation
    try compilation.expanding(expansion) { () throws(TemplateError) in
      procedure.define(try TemplateCompiler.program(of: nodes, from: origin, in: compilation))
    }
    return procedure
  }

  /// Checks the contents between a parent's tags: a filling for a block that the parent lacks, and text outside the
  /// blocks, would never be written.
  ///
  /// - Throws: ``TemplateError`` if there is either, or if a block is filled twice.
  private func checkFillings(_ inside: [TemplateNode], of parent: String, at site: TemplatePosition)
    throws(TemplateError)
  {
    let known = compilation.library.blockNames(of: parent)
    var filled: Set<String> = []
    for node in inside where !node.isBlank {
      let site = TemplatePosition(file: site.file, line: node.line > 0 ? node.line : site.line)
      guard case .block(let block) = node.content else {
        throw site.error("Only blocks are used of what stands inside {{<\(parent)}}.")
      }
      guard known.contains(block.name) else {
        let suggestion = SpellingSuggestion.suggestion(for: block.name, among: known.sorted())
        throw site.error("“\(parent)” has no block “\(block.name)”.\(suggestion)")
      }
      guard filled.insert(block.name).inserted else { throw site.error("“\(block.name)” is filled twice.") }
    }
  }
}
