import Templating
import Testing

@Suite struct `Template inheritance` {
  static let layout = """
    <title>{{$title}}Tiffin{{/title}}</title>
    <main>
      {{$main}}
      {{/main}}
    </main>

    """

  @Test func `fills the blocks of a layout`() throws {
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

  @Test func `keeps the layout's content of a block that is not filled`() throws {
    let rendered = try Sample().rendered("{{<layout}}{{/layout}}", ["layout": Self.layout])

    #expect(rendered == "<title>Tiffin</title><main></main>")
  }

  @Test func `supports layouts of layouts`() throws {
    let narrow = "{{<layout}}{{$main}}<div>{{$text}}{{/text}}</div>{{/main}}{{/layout}}"
    let others = ["layout": Self.layout, "narrow": narrow]

    let rendered = try Sample().rendered("{{<narrow}}{{$title}}T{{/title}}{{$text}}x{{/text}}{{/narrow}}", others)

    #expect(rendered == "<title>T</title><main><div>x</div></main>")
  }

  @Test func `lets a layout use the names of the chrome`() throws {
    let others = ["layout": "<a href=\"{{root}}\">{{$main}}{{/main}}</a>"]

    let rendered = try Sample().rendered(
      "{{<layout}}{{$main}}{{#rows}}{{name}}{{root}}{{/rows}}{{/main}}{{/layout}}", others, within: Chrome(root: "/"))

    #expect(rendered == #"<a href="/">one/two/</a>"#)
  }

  @Test func `fills a block inside a section for each of its views`() throws {
    let others = ["list": "{{#rows}}<li>{{$row}}{{/row}}</li>{{/rows}}"]

    let rendered = try Sample(text: "!").rendered("{{<list}}{{$row}}{{name}}{{text}}{{/row}}{{/list}}", others)

    #expect(rendered == "<li>one!</li><li>two!</li>")
  }
}
