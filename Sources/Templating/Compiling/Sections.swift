/// A section of a template, with where its body comes from.
struct Section {
  let name: String
  let isInverted: Bool
  let body: [Node]
  let origin: Origin
}

// How a section becomes steps: skipped in place, or a program of its own for other views.
extension Compiler {
  mutating func section(_ section: Section, at site: Site) throws(TemplateError) {
    switch try resolve(section.name, at: site) {
    case .own(let field):
      if let nested = field.nested, !section.isInverted { return try descend(into: nested, section) }
      guard let isShown = field.isShown else { throw noSection(section.name, at: site) }
      let skip = program.skip(when: section.isInverted, isShown)
      try compile(section.body[...], from: section.origin)
      program.land(skip)
    case .outer(let found):
      if let nested = found.field.nested, !section.isInverted {
        return try descendOuter(into: nested, found.distance, section)
      }
      guard let isShown = found.field.isShown else { throw noSection(section.name, at: site) }
      let skip = program.skipOuter(when: section.isInverted, distance: found.distance, isShown)
      try compile(section.body[...], from: section.origin)
      program.land(skip)
    case .missing:
      if section.isInverted { try compile(section.body[...], from: section.origin) }
    }
  }

  private func noSection(_ name: String, at site: Site) -> TemplateError {
    site.error("“\(name)” cannot open a section: the view writes it by itself. Declare a flag beside it.")
  }

  /// The views are the section's own: going on like this ends some time, however often a partial includes itself.
  private mutating func descend<N: NestedViews<V>>(into nested: N, _ section: Section) throws(TemplateError) {
    compilation.depth += 1
    defer { compilation.depth -= 1 }
    if let same = nested as? Nested<V, V> {
      let body = try Compiler.program(of: section.body, from: section.origin, in: compilation)
      return program.descend(reach: body.reach) { [each = same.each] view, outer, out in
        each(view, &out) { body.run($0, in: outer, into: &$1) }
      }
    }
    let body = try framed(N.Inner.self, section)
    program.descend(reach: body.reach - 1) { [each = nested.each] view, outer, out in
      let frame = body.reach > 0 ? Frame(view, in: outer) : nil
      each(view, &out) { body.run($0, in: frame, into: &$1) }
    }
  }

  private mutating func descendOuter<N: NestedViews<Outer>>(
    into nested: N, _ distance: Int, _ section: Section
  ) throws(TemplateError) {
    if let same = nested as? Nested<Outer, V> {
      let body = try Compiler.program(of: section.body, from: section.origin, in: compilation)
      return program.descend(reach: max(distance, body.reach)) { [each = same.each] _, outer, out in
        if let outer { each(outer, &out) { body.run($0, in: outer, into: &$1) } }
      }
    }
    let body = try framed(N.Inner.self, section)
    program.descend(reach: max(distance, body.reach - 1)) { [each = nested.each] view, outer, out in
      guard let outer else { return }
      let frame = body.reach > 0 ? Frame(view, in: outer) : nil
      each(outer, &out) { body.run($0, in: frame, into: &$1) }
    }
  }

  private func framed<Inner: View>(
    _ inner: Inner.Type, _ section: Section
  ) throws(TemplateError) -> Program<Inner, Frame<V, Outer>> {
    try Compiler<Inner, Frame<V, Outer>>.program(of: section.body, from: section.origin, in: compilation)
  }
}
