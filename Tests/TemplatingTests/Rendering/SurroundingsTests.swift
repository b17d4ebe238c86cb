import Templating
import Testing

@Suite struct `Names of outer views` {
  static let rows = [
    Inner(name: "a", leaves: [Leaf(color: "red"), Leaf(color: "blue")]),
    Inner(name: "b", leaves: [Leaf(color: "green")]),
  ]

  @Test func `can be used inside a list`() throws {
    let sample = Sample(text: "&", number: 3, rows: Self.rows)

    #expect(try sample.rendered("{{#rows}}{{name}}{{text}}{{number}} {{/rows}}") == "a&amp;3 b&amp;3 ")
  }

  @Test func `can be used from any depth`() throws {
    let sample = Sample(text: "t", rows: Self.rows)
    let template = "{{#rows}}{{#leaves}}{{root}}{{text}}{{name}}{{color}} {{/leaves}}{{/rows}}"

    #expect(try sample.rendered(template, within: Chrome(root: "/")) == "/tared /tablue /tbgreen ")
  }

  @Test func `can open sections`() throws {
    let sample = Sample(flag: false, rows: Self.rows)
    let template = "{{#rows}}{{^flag}}{{name}}{{/flag}}{{#signed-in?}}!{{/signed-in?}}{{/rows}}"

    #expect(try sample.rendered(template, within: Chrome()) == "a!b!")
    #expect(try sample.rendered(template, within: Chrome(isSignedIn: false)) == "ab")
  }

  @Test func `can be views and lists`() throws {
    let chrome = Chrome(root: "/", person: Inner(name: "Maya"), places: [Leaf(color: "x"), Leaf(color: "y")])
    let template =
      "{{#rows}}{{name}}:{{#places}}{{color}}{{name}}{{root}} {{/places}}{{#person}}{{name}}{{/person}};{{/rows}}"

    #expect(try Sample(rows: Self.rows).rendered(template, within: chrome) == "a:xa/ ya/ Maya;b:xb/ yb/ Maya;")
  }

  @Test func `are hidden by the nearest view that has the name`() throws {
    let chrome = Chrome(person: Inner(name: "Maya"))

    let template = "{{#person}}{{#rows}}{{name}}{{/rows}}{{name}}{{/person}}"

    let page = try Sample(rows: Self.rows).rendered(template, within: chrome)

    #expect(page == "abMaya")
  }

  @Test func `can be used by the page itself, also for markup and with dots`() throws {
    let template = "{{root}}{{text}}{{{icon}}}{{person.name}}{{root}}"

    let page = try Sample(text: "t").rendered(template, within: Chrome(root: "/<"))

    #expect(page == "/&lt;t<svg/>Maya/&lt;")
  }

  @Test func `can be used between markup, repeatedly and in each row`() throws {
    let template =
      "{{#rows}}<a href='{{root}}m/{{name}}'>{{{icon}}}</a><b>{{root}}</b>{{root}}{{{icon}}}{{/rows}}<b>{{root}}</b>"

    let page = try Sample(rows: Self.rows).rendered(template, within: Chrome(root: "/<"))

    let rows = ["a", "b"].map { "<a href='/&lt;m/\($0)'><svg/></a><b>/&lt;</b>/&lt;<svg/>" }
    #expect(page == rows.joined() + "<b>/&lt;</b>")
  }

  @Test func `are evaluated for each page`() throws {
    let library = TemplateLibrary(sources: ["page": "{{root}}{{text}} "])
    let template = try library.template("page", for: Sample.self, within: Chrome.self)

    let pages = Output.bytes(capacity: 16) { out in
      template.render(Sample(text: "a"), within: Chrome(root: "/"), into: &out)
      template.render(Sample(text: "b"), within: Chrome(root: "/food/"), into: &out)
    }

    #expect(String(decoding: pages, as: UTF8.self) == "/a /food/b ")
  }

  @Test func `are kept apart when a view renders another page inside`() throws {
    let view = RemoteSources(chrome: Chrome(root: "/inside/"))

    let page = try view.rendered("{{root}} {{inside}} {{root}}", within: Chrome(root: "/"))

    #expect(page == "/ [/inside/] /")
  }

  @Test func `are hidden if the nearest view has the first part of a dotted name`() {
    let page = "{{#comment}}{{inner.name}}{{/comment}}"

    let refusal = refusal(page, for: Holder.self)

    #expect(refusal?.message == "Middle has no name “inner.name”.")
  }
}

/// A view that writes by another template.
private struct RemoteSources: View {
  let chrome: Chrome

  private static let template = Result {
    try TemplateLibrary(sources: ["inside": "[{{root}}]"]).template("inside", for: Leaf.self, within: Chrome.self)
  }

  static let fields: Fields<RemoteSources> = [
    "inside": .written { view, out in
      guard case .success(let template) = template else { return }
      template.render(Leaf(color: "red"), within: view.chrome, into: &out)
    }
  ]
}

private struct Holder: View {
  static let fields: Fields<Holder> = [
    "inner": .view { _ in Inner(name: "wrong") }, "comment": .view { _ in Middle() },
  ]
}

private struct Middle: View {
  static let fields: Fields<Middle> = ["inner": .view { _ in Leaf(color: "red") }]
}
