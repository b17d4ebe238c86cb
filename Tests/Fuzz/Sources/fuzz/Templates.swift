@testable import Templating

/// Scans, compiles and renders a template, and checks that typed text is always escaped.
func readTemplate(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  if let tokens = try? TemplateScanner.tokens(of: text, file: "fuzz") {
    _ = MarkupLint.refusal(of: tokens, file: "fuzz")
    _ = try? TemplateParser.nodes(of: WhitespaceTrimming.pieces(of: tokens), file: "fuzz")
  }
  // A template that includes itself where nothing changes has no end.
  if text.contains("page") { return }
  let library = TemplateLibrary(sources: ["page": text, "part": "{{$main}}{{/main}}{{#rows}}<i>{{name}}</i>{{/rows}}"])
  for rules in [TemplateStrictness.strict, .specification] {
    guard let template = try? library.template("page", for: TypedView.self, within: TypedPage.self, rules: rules)
    else { continue }
    let page = Output.bytes(capacity: 256) { template.render(.outermost, within: TypedPage(), into: &$0) }
    if bytes.contains(TypedView.mark) { continue }
    for place in page.indices.dropLast() where page[place] == TypedView.mark {
      precondition(page[place + 1] == UInt8(ascii: "&"), "What was typed is markup.")
    }
  }
}

/// A view with a name of each kind, two more inside, and a text that would open a tag.
struct TypedView: View {
  /// The byte at the beginning of each text. Templates that contain it themselves are not checked.
  static let mark: UInt8 = 0x01

  static let outermost = TypedView(rows: [TypedView(rows: [TypedView(rows: [])]), TypedView(rows: [])])

  let rows: [TypedView]

  static let fields: Fields<TypedView> = [
    "name": .text { _ in "\u{1}<b class=\"x\" title='y'>&" },
    "nothing": .text { _ in nil },
    "number": .number { $0.rows.count },
    "markup": .html { _ in HTML(trusted: "<b>bold</b>") },
    "isOn": .flag { $0.rows.isEmpty },
    "first": .view(\.rows.first),
    "rows": .list(\.rows),
  ]
}

/// The view of the page around a ``TypedView``.
struct TypedPage: View {
  static let fields: Fields<TypedPage> = [
    "root": .text { _ in "\u{1}<" },
    "token": .text { _ in "\u{1}\"" }, "person": .view { _ in TypedView(rows: []) },
  ]
}
