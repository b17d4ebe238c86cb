import Templating
import Testing

@Suite struct `Inheritance` {
  static let layout = """
    <title>{{$title}}Tiffin{{/title}}</title>
    <main>
      {{$main}}
      {{/main}}
    </main>

    """

  @Test func `a page fills the blocks of its layout`() throws {
    let page = """
      {{<layout}}
      {{$title}}{{text}} · Tiffin{{/title}}
      {{$main}}
      <h1>{{text}}</h1>
      {{#rows}}
      <p>{{name}}</p>
      {{/rows}}
      {{/main}}
      {{/layout}}

      """

    let rendered = try Sample(text: "Meals").rendered(page, ["layout": Self.layout])

    #expect(
      rendered == "<title>Meals · Tiffin</title><main><h1>Meals</h1><p>one</p><p>two</p></main>")
  }

  @Test func `what is not filled stays as the layout has it`() throws {
    let rendered = try Sample().rendered("{{<layout}}{{/layout}}", ["layout": Self.layout])

    #expect(rendered == "<title>Tiffin</title><main></main>")
  }

  @Test func `layouts may have layouts`() throws {
    let narrow = "{{<layout}}{{$main}}<div>{{$text}}{{/text}}</div>{{/main}}{{/layout}}"
    let others = ["layout": Self.layout, "narrow": narrow]

    let rendered = try Sample().rendered("{{<narrow}}{{$title}}T{{/title}}{{$text}}x{{/text}}{{/narrow}}", others)

    #expect(rendered == "<title>T</title><main><div>x</div></main>")
  }

  @Test func `a layout in the chrome's names serves every page`() throws {
    let others = ["layout": "<a href=\"{{root}}\">{{$main}}{{/main}}</a>"]

    let rendered = try Sample().rendered(
      "{{<layout}}{{$main}}{{#rows}}{{name}}{{root}}{{/rows}}{{/main}}{{/layout}}", others, within: Chrome(root: "/"))

    #expect(rendered == #"<a href="/">one/two/</a>"#)
  }

  @Test func `a block inside a section is filled for each of its views`() throws {
    let others = ["list": "{{#rows}}<li>{{$row}}{{/row}}</li>{{/rows}}"]

    let rendered = try Sample(text: "!").rendered("{{<list}}{{$row}}{{name}}{{text}}{{/row}}{{/list}}", others)

    #expect(rendered == "<li>one!</li><li>two!</li>")
  }
}
