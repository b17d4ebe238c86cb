import Templating
import Testing

@Suite struct `Tags in markup` {
  @Test(arguments: [
    #"<p title="{{text}}">{{text}}</p>"#,
    #"<p title='a {{text}} b' hidden>{{text}}</p>"#,
    #"<p class="a{{#flag}} b{{/flag}}"{{#flag}} hidden{{/flag}}>{{text}}</p>"#,
    #"<option value="1"{{#flag}} selected{{/flag}}>1</option>"#,
    #"<p {{{html}}}>{{text}}</p>"#,
    #"<!doctype html><!-- <p title= {{text}} -->{{text}}"#,
    "<textarea>{{text}}</textarea><title>{{text}}</title>",
    "<script src=\"a.js\"></script>{{text}}<style>p{}</style>{{text}}",
    "<input value=5>{{text}}<br/>{{text}} 3 < 4 {{text}} <3 {{text}}",
    "<script>let a = 1 {{! a comment }}</script>{{text}}",
    #"<a data-onclick="{{text}}">{{text}}</a>"#,
    #"<img alt="" src = "{{text}}"/>{{text}}"#,
  ])
  func `are accepted where escaping makes them safe`(_ template: String) {
    #expect(refusal(template, for: Sample.self) == nil)
  }

  @Test func `are refused in an attribute without quotes`() {
    expect("<p title={{text}}>", "{{text}} stands in an attribute without quotes.")
    expect("<p title=a{{text}}>", "{{text}} stands in an attribute without quotes.")
    expect("<p title = {{#flag}}a{{/flag}}>", "{{#flag}} stands in an attribute without quotes.")
    expect("<P TITLE={{{html}}}>", "{{&html}} stands in an attribute without quotes.")
    expect("<p title={{>page}}>", "{{>page}} stands in an attribute without quotes.")
  }

  @Test func `are refused in a script or a style sheet`() {
    expect("<script>let a = '{{text}}'</script>", "{{text}} stands inside <script>, where nothing is escaped.")
    expect("<SCRIPT async>{{#flag}}{{/flag}}</SCRIPT>", "{{#flag}} stands inside <script>, where nothing is escaped.")
    expect("<style>p { color: {{text}} }</style>", "{{text}} stands inside <style>, where nothing is escaped.")
  }

  @Test func `are refused in an attribute that is code`() {
    expect(#"<p onclick="go('{{text}}')">"#, "{{text}} stands in the attribute onclick, which is code.")
    expect(#"<p OnClick='{{{html}}}'>"#, "{{&html}} stands in the attribute onclick, which is code.")
    expect(#"<p onclick = "{{text}}">"#, "{{text}} stands in the attribute onclick, which is code.")
    expect(#"<iframe srcdoc="{{text}}">"#, "{{text}} stands in the attribute srcdoc, which is code.")
  }

  @Test func `are refused inside an element's tag`() {
    expect("<p {{text}}>", "{{text}} stands inside an element's tag: put it into a quoted attribute.")
    expect("<{{text}}>", "{{text}} stands inside an element's tag: put it into a quoted attribute.")
    expect("<p data-{{text}}=\"\">", "{{text}} stands inside an element's tag: put it into a quoted attribute.")
    expect("</p {{text}}>", "{{text}} stands inside an element's tag: put it into a quoted attribute.")
  }

  @Test func `are refused with their line number`() {
    #expect(refusal("<p>\n<p\n title={{text}}>", for: Sample.self)?.line == 3)
  }

  @Test func `are not checked under the rules of the Mustache specification`() throws {
    let library = TemplateLibrary(sources: ["page": "<p title={{text}}>"])

    let template = try library.template("page", for: Sample.self, rules: .specification)

    #expect(template.page(Sample(text: "a")) == "<p title=a>")
  }

  private func expect(_ page: String, _ message: String, location: SourceLocation = #_sourceLocation) {
    #expect(refusal(page, for: Sample.self)?.message == message, sourceLocation: location)
  }
}
