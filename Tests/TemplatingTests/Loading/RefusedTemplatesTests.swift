import Templating
import Testing

@Suite struct `A template is refused` {
  @Test func `for a name that the view does not have`() {
    expect("a\n\n{{txet}}", at: "page.mustache:3: Sample has no name “txet”. Did you mean “text”?")
    expect("{{texts}}", at: "page.mustache:1: Sample has no name “texts”. Did you mean “text”?")
    expect("{{#rows}}\n{{nam}}\n{{/rows}}", at: "page.mustache:2: Inner has no name “nam”. Did you mean “name”?")
    expect("{{#rows}}\n{{numbr}}\n{{/rows}}", at: "page.mustache:2: Inner has no name “numbr”. Did you mean “number”?")
    expect("{{^flagg}}\n{{/flagg}}", at: "page.mustache:1: Sample has no name “flagg”. Did you mean “flag”?")
    expect("{{inner.nam}}", at: "page.mustache:1: Sample has no name “inner.nam”.")
    expect("{{rows.name}}", at: "page.mustache:1: Sample has no name “rows.name”.")
    expect("{{.}}", at: "page.mustache:1: Sample has no name “.”.")
  }

  @Test func `for an unknown name in a partial, naming the partial's file`() {
    expect(
      "{{#rows}}{{>rows/row}}{{/rows}}", ["rows/row": "<li>\n{{title}}</li>"],
      at: "rows/row.mustache:2: Inner has no name “title”.")
  }

  @Test func `for an unknown name in a block that fills a layout, naming the page's file`() {
    expect(
      "{{<layout}}\n{{$main}}\n{{nothing}}\n{{/main}}\n{{/layout}}", ["layout": "{{$main}}{{/main}}"],
      at: "page.mustache:3: Sample has no name “nothing”.")
  }

  @Test func `for a missing partial or parent`() {
    expect("\n{{>row}}", ["rows": ""], at: "page.mustache:2: There is no template “row”. Did you mean “rows”?")
    expect(
      "{{<layuot}}{{/layuot}}", ["layout": ""],
      at: "page.mustache:1: There is no template “layuot”. Did you mean “layout”?")
    expect("{{>a}}", ["a": "\n{{>b}}"], at: "a.mustache:2: There is no template “b”.")
  }

  @Test func `for a block that the parent does not have`() {
    let layout = ["layout": "{{$main}}{{/main}}"]

    expect(
      "{{<layout}}\n{{$mian}}x{{/mian}}{{/layout}}", layout,
      at: "page.mustache:2: “layout” has no block “mian”. Did you mean “main”?")
    expect(
      "{{<layout}}{{$main}}x{{/main}}{{/layout}}", ["layout": "x"],
      at: "page.mustache:1: “layout” has no block “main”.")
  }

  @Test func `for text or a duplicate block inside a parent`() {
    let layout = ["layout": "{{$main}}{{/main}}"]

    expect(
      "{{<layout}}text{{/layout}}", layout,
      at: "page.mustache:1: Only blocks are used of what stands inside {{<layout}}.")
    expect(
      "{{<layout}}{{$main}}a{{/main}}\n{{$main}}b{{/main}}{{/layout}}", layout,
      at: "page.mustache:2: “main” is filled twice.")
  }

  @Test func `for a section that is unclosed or closed in the wrong order`() {
    expect("a\n{{#flag}}\nb", at: "page.mustache:2: {{#flag}} is never closed.")
    expect("a{{/flag}}", at: "page.mustache:1: {{/flag}} closes nothing: no section is open here.")
    expect(
      "{{#flag}}\n{{#rows}}\n{{/flag}}{{/rows}}",
      at: "page.mustache:3: {{/flag}} stands where {{#rows}} of line 2 must be closed first.")
    expect("{{<layout}}", ["layout": ""], at: "page.mustache:1: {{<layout}} is never closed.")
    expect("{{$main}}", at: "page.mustache:1: {{$main}} is never closed.")
  }

  @Test func `for an invalid tag`() {
    expect("a\n{{text\n", at: "page.mustache:2: The tag that begins here is never closed.")
    expect("{{{html}}", at: "page.mustache:1: The tag that begins here is never closed.")
    expect("{{}}", at: "page.mustache:1: A tag holds one name without spaces, not “”.")
    expect("\n{{text number}}", at: "page.mustache:2: A tag holds one name without spaces, not “text number”.")
    expect("{{=<% =}}", at: "page.mustache:1: New delimiters are written {{=<% %>=}}.")
    expect("{{>*text}}", at: "page.mustache:1: Dynamic names like “*text” cannot be checked, so there are none.")
    expect("{{<*a}}{{/*a}}", at: "page.mustache:1: Dynamic names like “*a” cannot be checked, so there are none.")
  }

  @Test func `for an unescaped tag of a value that is not HTML`() {
    expect("{{{text}}}", at: "page.mustache:1: “text” is not HTML: write it as {{text}}, escaped.")
    expect("{{&number}}", at: "page.mustache:1: “number” is not HTML: write it as {{number}}, escaped.")
    expect("{{&written}}", at: "page.mustache:1: “written” is not HTML: write it as {{written}}, escaped.")
  }

  @Test func `for an escaped tag of an HTML value`() {
    expect("\n{{html}}", at: "page.mustache:2: “html” is HTML: write it as {{{html}}}.")
  }

  @Test func `for writing a section-only name, or opening a section with a write-only name`() {
    expect("{{flag}}", at: "page.mustache:1: “flag” is a flag: it can open a section, but not be written.")
    expect("{{inner}}", at: "page.mustache:1: “inner” is a view: it can open a section, but not be written.")
    expect("{{{rows}}}", at: "page.mustache:1: “rows” is a list: it can open a section, but not be written.")
    expect(
      "{{#written}}{{/written}}",
      at: "page.mustache:1: “written” cannot open a section: the view writes it by itself. Declare a flag beside it.")
  }

  @Test func `when it includes itself endlessly`() {
    expect("a\n{{>page}}", at: "page.mustache:2: “page” includes itself without end.")
    expect("{{#flag}}{{>page}}{{/flag}}", at: "page.mustache:1: “page” includes itself without end.")
    expect("{{>a}}", ["a": "{{>b}}", "b": "\n{{>a}}"], at: "b.mustache:2: “a” includes itself without end.")
    expect(
      "{{>a}}", ["a": "{{#rows}}{{>a}}{{/rows}}"], at: "a.mustache:1: “a” includes itself without end.")
  }

  @Test func `when it nests includes more than 50 deep`() {
    let error = refusal("{{#leaf}}{{>page}}{{/leaf}}{{#other}}{{>page}}{{/other}}", for: Ping.self)

    #expect(error?.description == "page.mustache:1: Templates are included more than 50 deep here.")
  }

  @Test func `when its name does not exist`() {
    let library = TemplateLibrary(sources: ["meals/list": ""])

    let error = #expect(throws: TemplateError.self) { try library.template("meals/lits", for: Sample.self) }

    #expect(error?.description == "meals/lits.mustache: There is no template “meals/lits”. Did you mean “meals/list”?")
  }

  private func expect(
    _ page: String, _ others: [String: String] = [:], at message: String, location: SourceLocation = #_sourceLocation
  ) {
    #expect(refusal(page, others, for: Sample.self)?.description == message, sourceLocation: location)
  }
}

private struct Ping: View {
  static let fields: Fields<Ping> = ["leaf": .view { _ in nil as Pong? }, "other": .flag { _ in false }]
}

private struct Pong: View {
  static let fields: Fields<Pong> = ["leaf": .view { _ in nil as Ping? }, "other": .list { _ in [] as [Ping] }]
}
