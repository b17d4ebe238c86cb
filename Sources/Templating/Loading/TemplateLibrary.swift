public import Localization
import Platform

/// All templates of an app, read once.
///
/// A template is named by its path without `.mustache`: `meals/list`. To pick up changed files, create the library
/// again.
public struct TemplateLibrary: Sendable {
  private let templates: ParsedTemplates

  /// Reads every `.mustache` file below `folder`. Files and folders that begin with a dot are skipped.
  ///
  /// - Parameter isTrusted: True to skip ``check()``, for templates that were checked before.
  /// - Throws: ``TemplateError`` if a file cannot be read, or a template breaks a rule that can be checked without its
  ///   view.
  public init(folder: String, isTrusted: Bool = false) throws(TemplateError) {
    self.init(sources: try TemplateFolder(folder).sources())
    if !isTrusted { try check() }
  }

  /// Creates a library from sources by name. Errors in a template are reported when it is used.
  public init(sources: [String: String]) {
    templates = ParsedTemplates(sources)
  }

  /// The names of all templates, sorted.
  public var names: [String] { templates.sources.keys.sorted() }

  /// A hash of the names and contents of all templates.
  public var fingerprint: String {
    var fingerprint = Fingerprint()
    for name in names {
      fingerprint.add(name)
      fingerprint.add(templates.sources[name] ?? "")
    }
    return fingerprint.text
  }

  /// Parses every template, used or not.
  ///
  /// - Throws: ``TemplateError`` for the first one that breaks a rule that can be checked without its view.
  public func check() throws(TemplateError) {
    for name in names { if let refusal = try parsed(name)?.refusal { throw refusal } }
  }

  /// The keys of the messages in all templates.
  ///
  /// - Throws: ``TemplateError`` for the first template that cannot be parsed.
  public func messages() throws(TemplateError) -> Set<MessageKey> {
    var keys: Set<MessageKey> = []
    for name in names { try keys.formUnion(parsed(name)?.messages ?? []) }
    return keys
  }

  /// Compiles a template for the views `V`; names that `V` lacks are looked up in `Outer`.
  ///
  /// - Parameter language: The language in which the template's messages are written.
  /// - Throws: ``TemplateError`` if the template, or one that it includes, breaks a rule.
  public func template<V: View, Outer: View>(
    _ name: String, for view: V.Type, within outer: Outer.Type, rules: TemplateStrictness = .strict,
    in language: Language = .english
  ) throws(TemplateError) -> Template<V, Outer> {
    let compilation = CompilationContext(self, rules: rules, language)
    let program: TemplateProgram<V, EnclosingView<Outer, OutermostContext>> = try program(name, compilation)
    return Template(program, compilation)
  }

  private func program<V: View, Outer: ViewContext>(
    _ name: String, _ compilation: CompilationContext
  ) throws(TemplateError) -> TemplateProgram<V, Outer> {
    var compiler = TemplateCompiler<V, Outer>(compilation)
    let file = ParsedTemplate.file(name)
    try compiler.partial(
      name, TagPosition(isStandalone: false, indentation: []), from: SourceLayout(file: file),
      at: TemplatePosition(file: file, line: 0))
    return compiler.assembly.program
  }

  func parsed(_ name: String, _ rules: TemplateStrictness = .strict) throws(TemplateError) -> ParsedTemplate? {
    try templates.template(name, rules)
  }

  /// Returns the names of all blocks that can be filled in a template, in the partials it includes and in its parents.
  func blockNames(of name: String) -> Set<String> {
    var names: Set<String> = []
    var waiting = [name]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted, let template = try? parsed(next) else { continue }
      names.formUnion(template.blocks)
      waiting += template.includes
    }
    return names
  }
}
