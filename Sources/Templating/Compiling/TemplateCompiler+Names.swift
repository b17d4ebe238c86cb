// The resolution of names to fields.
extension TemplateCompiler {
  enum ResolvedName {
    case own(Field<V>)
    case outer(FoundField<Outer>)
    /// The name does not exist, and the rules allow that.
    case missing
  }

  func resolve(_ name: String, at site: TemplatePosition) throws(TemplateError) -> ResolvedName {
    if let field = V.field(name) { return .own(field) }
    if V.field(name.firstName) == nil, let found = Outer.field(name) { return .outer(found) }
    guard compilation.rules == .strict else { return .missing }
    let suggestion = SpellingSuggestion.suggestion(for: name, among: V.names + Outer.names)
    throw site.error("\(V.self) has no name “\(name)”.\(suggestion)")
  }

  mutating func variable(_ name: String, _ isUnescaped: Bool, at site: TemplatePosition) throws(TemplateError) {
    switch try resolve(name, at: site) {
    case .own(let field):
      assembly.write(try writer(of: field, name, isUnescaped, at: site))
    case .outer(let found):
      let writer = try writer(of: found.field, name, isUnescaped, at: site)
      if found.distance == Outer.depth, compilation.copiesEnclosingNames {
        let number = compilation.enclosingNames.index(of: EnclosingNames.Name(name: name, isUnescaped: isUnescaped))
        return assembly.write(ValueWriter { _, out in out.write(enclosingName: number) })
      }
      assembly.part(reach: found.distance) { [write = writer.write] _, outer, out in
        if let outer { write(outer, &out) }
      }
    case .missing: break
    }
  }

  private func writer<Root>(
    of field: Field<Root>, _ name: String, _ isUnescaped: Bool, at site: TemplatePosition
  ) throws(TemplateError) -> ValueWriter<Root> {
    if let writer = isUnescaped ? field.unescaped : field.writer { return writer }
    switch field.kind {
    case .html: throw site.error("“\(name)” is HTML: write it as {{{\(name)}}}.")
    case .flag, .view, .list:
      throw site.error("“\(name)” is a \(field.kind): it can open a section, but not be written.")
    case .text, .number, .written, .dynamic:
      throw site.error("“\(name)” is not HTML: write it as {{\(name)}}, escaped.")
    }
  }
}

extension String {
  /// The first component of a dotted name: `photo` of `photo.id`.
  var firstName: String { String(Substring(utf8.prefix { $0 != UInt8(ascii: ".") })) }
}
