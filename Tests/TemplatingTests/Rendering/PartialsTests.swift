import Templating
import Testing

@Suite struct `Partials` {
  @Test func `use the names of the view around them`() throws {
    let others = ["rows/row": "<li>{{name}} {{number}}</li>"]

    let page = try Sample(number: 1).rendered("{{#rows}}{{>rows/row}}{{/rows}}", others)

    #expect(page == "<li>one 1</li><li>two 1</li>")
  }

  @Test func `can be used for different views that have the same names`() throws {
    let template = "{{#inner}}{{>name}}{{/inner}}{{#rows}} {{>name}}{{/rows}}"

    let page = try Sample().rendered(template, ["name": "<b>{{name}}</b>"])

    #expect(page == "<b>inner</b> <b>one</b> <b>two</b>")
  }

  @Test func `add no line breaks if they are alone on a line`() throws {
    let others = ["row": "<li>\n  {{name}}\n</li>\n"]

    let page = try Sample().rendered("<ul>\n{{#rows}}\n  {{>row}}\n{{/rows}}\n</ul>\n", others)

    #expect(page == "<ul><li>one</li><li>two</li></ul>")
  }

  @Test func `are not indented inside preformatted text`() throws {
    let others = ["outer": "<div>\n  {{>inner}}\n</div>\n", "inner": "<pre>\n{{text}}\n  c</pre>\n"]

    let page = try Sample(text: "a\nb").rendered("  {{>outer}}\n", others)

    #expect(page == "<div><pre>\na\nb\n  c</pre></div>")
  }

  @Test func `may include themselves for nested views`() throws {
    let thread = Comment(
      text: "a", answers: [Comment(text: "b", answers: [Comment(text: "c")]), Comment(text: "d")])

    let page = try thread.rendered("{{>thread}}", ["thread": "<li>{{text}}{{#answers}}{{>thread}}{{/answers}}</li>"])

    #expect(page == "<li>a<li>b<li>c</li></li><li>d</li></li>")
  }

  @Test func `that include themselves can use names of the views around them`() throws {
    let page = try Comment(text: "a", answers: [Comment(text: "b", answers: [Comment(text: "c")])]).rendered(
      "{{>thread}}", ["thread": "{{root}}{{text}}{{#signed-in?}}!{{/signed-in?}}{{#answers}}{{>thread}}{{/answers}}"],
      within: Chrome(root: "/"))

    #expect(page == "/a!/b!/c!")
  }

  @Test func `may include themselves through another partial`() throws {
    let others = ["one": "{{text}}{{>two}}", "two": "{{#answers}}-{{>one}}{{/answers}}"]

    let thread = Comment(text: "a", answers: [Comment(text: "b", answers: [Comment(text: "c")])])

    let page = try thread.rendered("{{>one}}", others)

    #expect(page == "a-b-c")
  }
}
