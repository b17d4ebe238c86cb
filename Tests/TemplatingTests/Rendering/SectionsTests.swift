import Templating
import Testing

@Suite struct `Sections` {
  @Test(arguments: [(true, "yes"), (false, "no")])
  func `show one of two texts for a flag`(_ flag: Bool, _ expected: String) throws {
    #expect(try Sample(flag: flag).rendered("{{#flag}}yes{{/flag}}{{^flag}}no{{/flag}}") == expected)
  }

  @Test func `show text if it is not empty`() throws {
    let template = "{{#maybe}}[{{maybe}} {{number}}]{{/maybe}}{{^maybe}}none{{/maybe}}"

    #expect(try Sample(maybe: "a", number: 1).rendered(template) == "[a 1]")
    #expect(try Sample(maybe: "").rendered(template) == "none")
    #expect(try Sample(maybe: nil).rendered(template) == "none")
  }

  @Test(arguments: [
    ("{{#text}}{{#maybe}}{{text}}{{maybe}}{{/maybe}}{{text}}{{/text}}", "&lt;b&lt;"),
    ("{{#text}}{{#maybe}}{{maybe}}{{#text}}{{text}}{{/text}}{{maybe}}{{/maybe}}{{text}}{{/text}}", "b&lt;b&lt;"),
    ("{{#text}}{{#rows}}{{name}}{{text}}{{/rows}}{{/text}}", "one&lt;two&lt;"),
    ("{{#maybe}}{{#rows}}{{#name}}{{name}}{{maybe}}{{/name}}{{/rows}}{{maybe}}{{/maybe}}", "onebtwobb"),
    ("{{#text}}{{>part}}{{/text}}", "(&lt;b)"),
  ])
  func `keep the texts of nested sections apart`(template: String, expected: String) throws {
    let sample = Sample(text: "<", maybe: "b")
    let part = "({{text}}{{maybe}})"

    #expect(try sample.rendered(template, ["part": part]) == expected)
  }

  @Test func `show a number if it is not 0`() throws {
    let template = "{{#number}}{{number}}{{/number}}{{^number}}none{{/number}}"

    #expect(try Sample(number: -1).rendered(template) == "-1")
    #expect(try Sample(number: 0).rendered(template) == "none")
  }

  @Test func `show markup if it is not empty`() throws {
    let template = "{{#html}}{{{html}}}{{/html}}{{^html}}none{{/html}}"

    #expect(try Sample(html: HTML(trusted: "<br>")).rendered(template) == "<br>")
    #expect(try Sample(html: HTML(trusted: "")).rendered(template) == "none")
  }

  @Test func `use the names of an inner view`() throws {
    let template = "{{#inner}}{{name}}{{/inner}}{{^inner}}none{{/inner}}"

    #expect(try Sample(inner: Inner(name: "a")).rendered(template) == "a")
    #expect(try Sample(inner: nil).rendered(template) == "none")
  }

  @Test func `repeat for each value of a list with the view made from it`() throws {
    let template = "{{#words}}({{name}} {{text}}){{/words}}{{^words}}none{{/words}}"

    #expect(try Sample(text: "<", words: ["a", "&"]).rendered(template) == "(a of 2 &lt;)(&amp; of 2 &lt;)")
    #expect(try Sample(words: []).rendered(template) == "none")
  }

  @Test func `repeat for each view of a list`() throws {
    let template = "{{#rows}}({{name}}){{/rows}}{{^rows}}none{{/rows}}"

    #expect(try Sample(rows: [Inner(name: "a"), Inner(name: "b")]).rendered(template) == "(a)(b)")
    #expect(try Sample(rows: []).rendered(template) == "none")
  }

  @Test func `can open for a dotted name of an inner view`() throws {
    let inner = Inner(name: "a", isLast: true, leaves: [Leaf(color: "red"), Leaf(color: "blue")])
    let template = "{{#inner.leaves}}{{color}},{{/inner.leaves}}{{#inner.last?}}last{{/inner.last?}}"

    #expect(try Sample(inner: inner).rendered(template) == "red,blue,last")
    #expect(try Sample(inner: nil).rendered(template + "{{^inner.last?}}-{{/inner.last?}}") == "-")
  }

  @Test func `can be nested`() throws {
    let rows = [
      Inner(name: "a", leaves: [Leaf(color: "red")]), Inner(name: "b", isLast: true, leaves: []),
    ]
    let template = "{{#flag}}{{#rows}}{{name}}{{#leaves}} {{color}}{{/leaves}}{{^last?}}, {{/last?}}{{/rows}}{{/flag}}"

    #expect(try Sample(rows: rows).rendered(template) == "a red, b")
  }

  @Test func `write nothing if they are empty`() throws {
    #expect(try Sample().rendered("[{{#flag}}{{/flag}}{{#rows}}{{/rows}}]") == "[]")
  }

  @Test func `add no line breaks if their tags are alone on a line`() throws {
    let template = "<ul>\n  {{#rows}}\n  <li>{{name}}</li>\n  {{/rows}}\n</ul>\n"

    #expect(try Sample().rendered(template) == "<ul><li>one</li><li>two</li></ul>")
  }

  @Test func `are written in order in a template of many parts`() throws {
    let template = (0..<500).map { "\($0){{#flag}}:{{number}}{{/flag}}\n" }.joined()

    let page = try Sample(number: 7).rendered(template)

    #expect(page == (0..<500).map { "\($0):7" }.joined(separator: " "))
  }
}
