import Synchronization
import Templating
import Testing

@Suite struct `Sections` {
  @Test(arguments: [(true, "yes"), (false, "no")])
  func `a flag shows one of two`(_ flag: Bool, _ expected: String) throws {
    #expect(try Sample(flag: flag).rendered("{{#flag}}yes{{/flag}}{{^flag}}no{{/flag}}") == expected)
  }

  @Test func `text is shown when there is some`() throws {
    let template = "{{#maybe}}[{{maybe}} {{number}}]{{/maybe}}{{^maybe}}none{{/maybe}}"

    #expect(try Sample(maybe: "a", number: 1).rendered(template) == "[a 1]")
    #expect(try Sample(maybe: "").rendered(template) == "none")
    #expect(try Sample(maybe: nil).rendered(template) == "none")
  }

  @Test func `text is made once for its section and what stands inside`() throws {
    let counted = Counted()

    #expect(try counted.rendered("{{#text}}{{text}}{{#flag}}, {{text}}{{/flag}}{{/text}}") == "1, 1")
    #expect(try counted.rendered("{{text}}{{#text}}{{text}}{{/text}}{{text}}") == "234")
  }

  @Test(arguments: [
    ("{{#text}}{{#maybe}}{{text}}{{maybe}}{{/maybe}}{{text}}{{/text}}", "&lt;b&lt;"),
    ("{{#text}}{{#maybe}}{{maybe}}{{#text}}{{text}}{{/text}}{{maybe}}{{/maybe}}{{text}}{{/text}}", "b&lt;b&lt;"),
    ("{{#text}}{{#rows}}{{name}}{{text}}{{/rows}}{{/text}}", "one&lt;two&lt;"),
    ("{{#maybe}}{{#rows}}{{#name}}{{name}}{{maybe}}{{/name}}{{/rows}}{{maybe}}{{/maybe}}", "onebtwobb"),
    ("{{#text}}{{>part}}{{/text}}", "(&lt;b)"),
  ])
  func `texts stay apart inside each other`(template: String, expected: String) throws {
    let sample = Sample(text: "<", maybe: "b")
    let part = "({{text}}{{maybe}})"

    #expect(try sample.rendered(template, ["part": part]) == expected)
  }

  @Test func `a number is shown when it is not 0`() throws {
    let template = "{{#number}}{{number}}{{/number}}{{^number}}none{{/number}}"

    #expect(try Sample(number: -1).rendered(template) == "-1")
    #expect(try Sample(number: 0).rendered(template) == "none")
  }

  @Test func `markup is shown when there is some`() throws {
    let template = "{{#html}}{{{html}}}{{/html}}{{^html}}none{{/html}}"

    #expect(try Sample(html: HTML(trusted: "<br>")).rendered(template) == "<br>")
    #expect(try Sample(html: HTML(trusted: "")).rendered(template) == "none")
  }

  @Test func `a view lends its names`() throws {
    let template = "{{#inner}}{{name}}{{/inner}}{{^inner}}none{{/inner}}"

    #expect(try Sample(inner: Inner(name: "a")).rendered(template) == "a")
    #expect(try Sample(inner: nil).rendered(template) == "none")
  }

  @Test func `a list of values is written once for each, by the view that is made of it`() throws {
    let template = "{{#words}}({{name}} {{text}}){{/words}}{{^words}}none{{/words}}"

    #expect(try Sample(text: "<", words: ["a", "&"]).rendered(template) == "(a of 2 &lt;)(&amp; of 2 &lt;)")
    #expect(try Sample(words: []).rendered(template) == "none")
  }

  @Test func `a list is written once for each`() throws {
    let template = "{{#rows}}({{name}}){{/rows}}{{^rows}}none{{/rows}}"

    #expect(try Sample(rows: [Inner(name: "a"), Inner(name: "b")]).rendered(template) == "(a)(b)")
    #expect(try Sample(rows: []).rendered(template) == "none")
  }

  @Test func `a name with a dot opens a section of an inner view`() throws {
    let inner = Inner(name: "a", isLast: true, leaves: [Leaf(color: "red"), Leaf(color: "blue")])
    let template = "{{#inner.leaves}}{{color}},{{/inner.leaves}}{{#inner.last?}}last{{/inner.last?}}"

    #expect(try Sample(inner: inner).rendered(template) == "red,blue,last")
    #expect(try Sample(inner: nil).rendered(template + "{{^inner.last?}}-{{/inner.last?}}") == "-")
  }

  @Test func `sections lie inside each other`() throws {
    let rows = [
      Inner(name: "a", leaves: [Leaf(color: "red")]), Inner(name: "b", isLast: true, leaves: []),
    ]
    let template = "{{#flag}}{{#rows}}{{name}}{{#leaves}} {{color}}{{/leaves}}{{^last?}}, {{/last?}}{{/rows}}{{/flag}}"

    #expect(try Sample(rows: rows).rendered(template) == "a red, b")
  }

  @Test func `a section without anything inside writes nothing`() throws {
    #expect(try Sample().rendered("[{{#flag}}{{/flag}}{{#rows}}{{/rows}}]") == "[]")
  }

  @Test func `lines with nothing but such tags leave no trace`() throws {
    let template = "<ul>\n  {{#rows}}\n  <li>{{name}}</li>\n  {{/rows}}\n</ul>\n"

    #expect(try Sample().rendered(template) == "<ul><li>one</li><li>two</li></ul>")
  }

  @Test func `a template of many parts comes out in order`() throws {
    let template = (0..<500).map { "\($0){{#flag}}:{{number}}{{/flag}}\n" }.joined()

    let page = try Sample(number: 7).rendered(template)

    #expect(page == (0..<500).map { "\($0):7" }.joined(separator: " "))
  }
}

/// Counts how often its text is made.
private final class Counted: View {
  private let count = Atomic(0)

  static let fields: Fields<Counted> = [
    "text": .text { "\($0.count.add(1, ordering: .relaxed).newValue)" },
    "flag": .flag { _ in true },
  ]
}
