import Templating
import Testing

@Suite struct `Writing a name` {
  @Test func `writes text`() throws {
    #expect(try Sample(text: "Caprese").rendered("<p>{{text}}</p>") == "<p>Caprese</p>")
  }

  @Test func `writes nothing for missing text`() throws {
    #expect(try Sample(maybe: nil).rendered("[{{maybe}}]") == "[]")
    #expect(try Sample(maybe: "here").rendered("[{{maybe}}]") == "[here]")
  }

  @Test(arguments: [0, 7, 9, 10, 99, 100, 65_535, -1, -9, -10, -1_000, Int.max, Int.min])
  func `writes a number in digits`(_ number: Int) throws {
    #expect(try Sample(number: number).rendered("{{number}}") == "\(number)")
  }

  @Test func `calls the view's own function`() throws {
    #expect(try Sample(number: 125).rendered("{{written}} g") == "12.5 g")
  }

  @Test func `leaves trusted markup unescaped in both notations`() throws {
    #expect(try Sample().rendered("{{{html}}}{{&html}}") == "<b>bold</b><b>bold</b>")
  }

  @Test func `reaches a name of an inner view with a dot`() throws {
    #expect(try Sample(inner: Inner(name: "&")).rendered("[{{inner.name}}]") == "[&amp;]")
    #expect(try Sample(inner: nil).rendered("[{{inner.name}}]") == "[]")
  }

  @Test func `ignores white space inside the tag`() throws {
    #expect(try Sample(text: "a").rendered("{{ text }}{{\ttext\n}}") == "aa")
  }

  @Test func `never reads a value as a template`() throws {
    #expect(try Sample(text: "{{number}}").rendered("{{text}}") == "{{number}}")
  }

  @Test func `writes long template text and long values completely`() throws {
    let long = String(repeating: "Rindfleischetikettierung – ", count: 2_000)

    let page = try Sample(text: long).rendered("\(long){{text}}\(long)")

    #expect(page == long + long + long)
  }
}
