import Synchronization

/// Templates by name, each parsed on first use.
final class ParsedTemplates: Sendable {
  private struct Key: Hashable {
    let name: String
    let rules: TemplateStrictness
  }

  let sources: [String: String]
  private let parsed = Mutex<[Key: Result<ParsedTemplate, TemplateError>]>([:])

  init(_ sources: [String: String]) {
    self.sources = sources
  }

  /// Returns the parsed template; nil if there is no template of that name.
  func template(_ name: String, _ rules: TemplateStrictness) throws(TemplateError) -> ParsedTemplate? {
    guard let source = sources[name] else { return nil }
    let result = parsed.withLock { parsed in
      let key = Key(name: name, rules: rules)
      if let known = parsed[key] { return known }
      let new = Result { () throws(TemplateError) in try ParsedTemplate(name, source, rules) }
      parsed[key] = new
      return new
    }
    return try result.get()
  }
}
