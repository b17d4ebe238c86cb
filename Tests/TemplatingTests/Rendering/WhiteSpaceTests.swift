import Templating
import Testing

/// Line breaks and indentation of a template are not written to the page.
@Suite struct `White space in templates` {
  @Test func `is removed at a line break beside an element's tag`() throws {
    expect("<ul>\n  <li>\n    {{text}}\n  </li>\n  <li>two</li>\n</ul>\n", "<ul><li>text</li><li>two</li></ul>")
    expect("one\n<b>two</b>\nthree", "one<b>two</b>three")
    expect("<p>\r\n\tone\r\n\r\n\r\n</p>\r\n", "<p>one</p>")
    expect("<!-- one -->\n<br>\ntwo", "<!-- one --><br>two")
  }

  @Test func `becomes one space at a line break between words`() throws {
    expect("<p>\n  one\n  two {{text}}\n  {{number}}\n\n  three\n</p>", "<p>one two text 42 three</p>")
  }

  @Test func `is removed at a line break beside a partial or a block`() throws {
    let others = ["part": "part\n", "outer": "one\n{{$block}}\n  two\n{{/block}}\nthree"]

    expect("one\n{{>part}}\n{{text}}", "oneparttext", others)
    expect("{{>outer}}", "onetwothree", others)
    expect("a\n{{<outer}}\n  {{$block}}\n  {{text}}\n  b\n  {{/block}}\n{{/outer}}\nc", "aonetext bthreec", others)
  }

  @Test func `is treated as if sections and comments were absent`() throws {
    expect("<p>\n  one\n  {{#flag}}\n  two\n  {{/flag}}\n  {{! why }}\n  three\n</p>", "<p>one two three</p>")
    expect("<p>\n  {{#flag}}\n  <b>one</b>\n  {{/flag}}\n  {{^flag}}\n  two\n  {{/flag}}\n</p>", "<p><b>one</b></p>")
    expect("{{#flag}}one{{/flag}}\n{{#flag}}two{{/flag}}", "one two")
    expect("<ul>\n  {{#rows}}\n  <li>{{name}}</li>\n  {{/rows}}\n</ul>\n", "<ul><li>one</li><li>two</li></ul>")
  }

  @Test func `stays correct beside a section and its inverse`() throws {
    let either = "<p>\n  one\n  {{#flag}}\n  two\n  {{/flag}}\n  {{^flag}}\n  three\n  {{/flag}}\n"

    expect(either + "</p>", "<p>one two</p>")
    expect(either + "  four\n</p>", "<p>one two four</p>")
    #expect(try Sample(flag: false).rendered(either + "</p>") == "<p>one three</p>")
    #expect(try Sample(flag: false).rendered(either + "  four\n</p>") == "<p>one three four</p>")
    expect("<p>{{#flag}}one{{/flag}}\n{{^flag}}two{{/flag}}</p>", "<p>one</p>")
    expect("{{^flag}}\n<b>one</b>\n{{/flag}}\n{{#flag}}\ntwo\n{{/flag}}\nthree", "two three")
  }

  @Test func `is kept within a line`() throws {
    expect("<b>one</b> <i>two</i>  three", "<b>one</b> <i>two</i>  three")
    expect("one{{#flag}} two{{/flag}} {{text}}", "one two text")
  }

  @Test func `is not doubled at a line break beside a space`() throws {
    expect("one\n{{#flag}} two{{/flag}}", "one two")
    expect("{{#flag}}one {{/flag}}\ntwo", "one two")
  }

  @Test func `is kept beside a line break if written as a character reference`() throws {
    expect("<b>one</b>&#32;\n<i>two</i>\n&#32;<u>three</u>", "<b>one</b> <i>two</i> <u>three</u>")
    expect("one&#32;\ntwo", "one two")
  }

  @Test func `becomes one space at a line break between attributes`() throws {
    expect("<a\n  class=\"x\"\n  href=\"{{text}}\"\n  hidden\n>a</a>", #"<a class="x" href="text" hidden>a</a>"#)
    expect("<a\n  id=\"x\"{{#flag}} hidden{{/flag}}\n  lang=\"en\">a</a>", #"<a id="x" hidden lang="en">a</a>"#)
    expect("<a id=\"x\"\n  {{#flag}}\n  hidden\n  {{/flag}}\n  lang=\"en\">", #"<a id="x" hidden lang="en">"#)
    expect("<a id=\"x\"\n  {{#flag}} hidden{{/flag}}>", #"<a id="x" hidden>"#)
    expect("<use\n  href=\"x\"\n/>", #"<use href="x"/>"#)
  }

  @Test func `is kept in attribute values and in elements that preserve it`() throws {
    expect("<a title=\"one\n  two\">", "<a title=\"one\n  two\">")
    expect(
      "<div>\n<textarea>\n{{text}}\n  two</textarea>\n</div>", "<div><textarea>\ntext\n  two</textarea></div>")
    expect("<pre>\n  <b>one</b>\n</pre>\n<p>\n  two</p>", "<pre>\n  <b>one</b>\n</pre><p>two</p>")
    expect("<script>\n  a\n</script>\n<style>\n  b\n</style>\n", "<script>\n  a\n</script><style>\n  b\n</style>")
    expect("<!--\n  one\n-->", "<!--\n  one\n-->")
  }

  @Test func `is kept inside values`() throws {
    let page = try Sample(text: "\n one\n two \n").rendered("<p>\n  {{text}}\n</p>")

    #expect(page == "<p>\n one\n two \n</p>")
  }

  private func expect(
    _ template: String, _ page: String, _ others: [String: String] = [:],
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: Never.self, sourceLocation: location) {
      let rendered = try Sample().rendered(template, others)
      #expect(rendered == page, sourceLocation: location)
    }
  }
}
