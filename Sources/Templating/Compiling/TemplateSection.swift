/// A section of a template, and the layout of its body.
struct TemplateSection {
  let name: String
  let isInverted: Bool
  let body: [TemplateNode]
  let origin: SourceLayout
}

// The compilation of a section: shown or hidden with the same names, or a program of its own for other views.
extension TemplateCompiler {
  mutating func section(_ section: TemplateSection, at site: TemplatePosition) throws(TemplateError) {
    let wanted = !section.isInverted
    switch try resolve(section.name, at: site) {
    case .own(let field):
      if wanted, let nested = field.nested { return try descend(into: nested, section) }
      guard let condition = field.condition else { throw noSection(section.name, at: site) }
      let body = try Self.program(of: section.body, from: section.origin, in: compilation)
      assembly.part(reach: body.reach) { [holds = condition.holds, run = body.run] view, outer, out in
        if holds(view) == wanted { run(view, outer, &out) }
      }
    case .outer(let found):
      if wanted, let nested = found.field.nested {
        return try descendOuter(into: nested, found.distance, section)
      }
      guard let condition = found.field.condition else { throw noSection(section.name, at: site) }
      let body: TemplateProgram<V, Outer> = try program(of: section)
      let holds = condition.holds
      assembly.part(reach: max(body.reach, found.distance)) { [run = body.run] view, outer, out in
        if let outer, holds(outer) == wanted { run(view, outer, &out) }
      }
    case .missing:
      if section.isInverted { try compile(section.body[...], from: section.origin) }
    }
  }

  private func noSection(_ name: String, at site: TemplatePosition) -> TemplateError {
    site.error("“\(name)” cannot open a section: the view writes it by itself. Declare a flag beside it.")
  }

  /// Compiles a section whose body has views of its own. Terminates even if a partial includes itself.
  private mutating func descend<N: NestedViews<V>>(into nested: N, _ section: TemplateSection) throws(TemplateError) {
    compilation.depth += 1
    defer { compilation.depth -= 1 }
    if let same = nested as? Nested<V, V> {
      // The inner view has all names of the outer one, which is therefore never read.
      let body: TemplateProgram<V, Outer> = try program(of: section)
      return assembly.part(reach: body.reach) { [each = same.each, run = body.run] view, outer, out in
        each(view, &out) { run($0, outer, &$1) }
      }
    }
    if let choices = nested.choices, let written = try write(choices, section) {
      return assembly.write(ValueWriter { [index = choices.index] view, out in out.write(index(view), of: written) })
    }
    let body: TemplateProgram<N.Inner, EnclosingView<V, Outer>> = try program(of: section)
    let isFramed = body.reach > 0
    assembly.part(reach: body.reach - 1) { [each = nested.each, run = body.run] view, outer, out in
      let frame = isFramed ? EnclosingView(view, in: outer) : nil
      each(view, &out) { run($0, frame, &$1) }
    }
  }

  /// Prepares the section's markup for each choice; nil if the section's body uses a name of the views around it, or
  /// of the enclosing view.
  private func write<Inner: View>(
    _ choices: ViewChoices<V, Inner>, _ section: TemplateSection
  ) throws(TemplateError) -> PreparedOutput? {
    let copies = compilation.copiesEnclosingNames
    defer { compilation.copiesEnclosingNames = copies }
    // Names that are copied would not count towards the reach.
    compilation.copiesEnclosingNames = false
    let body: TemplateProgram<Inner, EnclosingView<V, Outer>> = try program(of: section)
    guard body.reach == 0 else { return nil }
    return PreparedOutput(choices.all.count, in: compilation.language, each: { body.run(choices.all[$0], nil, &$1) })
  }

  private mutating func descendOuter<N: NestedViews<Outer>>(
    into nested: N, _ distance: Int, _ section: TemplateSection
  ) throws(TemplateError) {
    if let same = nested as? Nested<Outer, V> {
      let body: TemplateProgram<V, Outer> = try program(of: section)
      return assembly.part(reach: max(distance, body.reach)) { [each = same.each, run = body.run] _, outer, out in
        if let outer { each(outer, &out) { run($0, outer, &$1) } }
      }
    }
    let body: TemplateProgram<N.Inner, EnclosingView<V, Outer>> = try program(of: section)
    let isFramed = body.reach > 0
    assembly.part(reach: max(distance, body.reach - 1)) { [each = nested.each, run = body.run] view, outer, out in
      guard let outer else { return }
      let frame = isFramed ? EnclosingView(view, in: outer) : nil
      each(outer, &out) { run($0, frame, &$1) }
    }
  }

  private func program<Inner: View, Around: ViewContext>(
    of section: TemplateSection
  ) throws(TemplateError) -> TemplateProgram<Inner, Around> {
    try TemplateCompiler<Inner, Around>.program(of: section.body, from: section.origin, in: compilation)
  }
}
