import Localization

// The compilation of messages: in the library's language, so that nothing is looked up while rendering.
extension TemplateCompiler {
  mutating func message(
    _ message: TemplateMessage, from origin: SourceLayout, at site: TemplatePosition
  ) throws(TemplateError) {
    let (forms, language) = forms(of: message, at: site)
    guard let count = message.count else { return try compile(forms[0][...], from: origin) }
    var programs: [TemplateProgram<V, Outer>] = []
    for form in forms { programs.append(try Self.program(of: form, from: origin, in: compilation)) }
    let reach = programs.reduce(0) { max($0, $1.reach) }
    let runs = programs.map(\.run)
    let last = runs.count - 1
    switch try resolve(count, at: site) {
    case .own(let field):
      guard let number = field.count else { throw noNumber(count, at: site) }
      assembly.part(reach: reach) { view, outer, out in
        runs[min(last, language.pluralForm(for: number.read(view)))](view, outer, &out)
      }
    case .outer(let found):
      guard let number = found.field.count else { throw noNumber(count, at: site) }
      assembly.part(reach: max(reach, found.distance)) { view, outer, out in
        if let outer { runs[min(last, language.pluralForm(for: number.read(outer)))](view, outer, &out) }
      }
    case .missing: break
    }
  }

  /// Returns the forms of a message and the language that chooses among them: English if there is no translation.
  private func forms(
    of message: TemplateMessage, at site: TemplatePosition
  ) -> (forms: [[TemplateNode]], language: Language) {
    let language = compilation.language
    if language !== Language.english {
      let translated = language.forms(of: message.key)?.compactMap { try? MessageText($0) } ?? []
      if !translated.isEmpty { return (translated.map(message.nodes), language) }
      compilation.untranslated.append(site.error("“\(message.key.text)” is not translated."))
    }
    return (message.english.map(message.nodes), .english)
  }

  private func noNumber(_ name: String, at site: TemplatePosition) -> TemplateError {
    site.error("“\(name)” is not a number: only a field of the kind .number chooses a message's form.")
  }
}
