import Localization

/// The state shared while one template is compiled: the sources, and the templates being expanded.
final class CompilationContext {
  /// The identity of an expansion: the template, its view, the views around it, and the fillings of its blocks.
  struct Expansion: Hashable {
    private let template: String
    private let view: ObjectIdentifier
    private let surroundings: ObjectIdentifier
    private let blocks: BlockFillings

    init(template: String, view: any View.Type, surroundings: any ViewContext.Type, blocks: BlockFillings) {
      self.template = template
      self.view = ObjectIdentifier(view)
      self.surroundings = ObjectIdentifier(surroundings)
      self.blocks = blocks
    }
  }

  /// The maximum depth of inclusion; a template that is included deeper is assumed to include itself without end.
  static let deepest = 50

  let library: TemplateLibrary
  let rules: TemplateStrictness
  let language: Language
  /// The messages for which the language has no translation.
  var untranslated: [TemplateError] = []
  var enclosingNames = EnclosingNames()
  /// True if names of the enclosing view are written once per page and copied; false if each is written in place.
  var copiesEnclosingNames = true
  private(set) var expanding: [(expansion: Expansion, depth: Int)] = []
  var procedures: [Expansion: AnyObject] = [:]
  /// The number of enclosing sections that descend into views of their own.
  var depth = 0

  init(_ library: TemplateLibrary, rules: TemplateStrictness, _ language: Language) {
    self.library = library
    self.rules = rules
    self.language = language
  }

  /// Returns the template; nil if it does not exist and the rules allow that.
  func template(_ name: String, at site: TemplatePosition) throws(TemplateError) -> ParsedTemplate? {
    let template = try library.parsed(name, rules)
    if rules == .strict {
      guard let template else {
        let suggestion = SpellingSuggestion.suggestion(for: name, among: library.names)
        throw site.error("There is no template “\(name)”.\(suggestion)")
      }
      if let refusal = template.refusal { throw refusal }
    }
    return template
  }

  func expanding(_ expansion: Expansion, _ body: () throws(TemplateError) -> Void) throws(TemplateError) {
    expanding.append((expansion, depth))
    defer { expanding.removeLast() }
    try body()
  }
}
