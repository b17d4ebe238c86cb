import Templating
import Testing

@Suite struct `Writing the names of a view` {
  @Test func `text is written`() throws {
    #expect(try Sample(text: "Caprese").rendered("<p>{{text}}</p>") == "<p>Caprese</p>")
  }

  @Test func `text that is missing is written as nothing`() throws {
    #expect(try Sample(maybe: nil).rendered("[{{maybe}}]") == "[]")
    #expect(try Sample(maybe: "here").rendered("[{{maybe}}]") == "[here]")
  }

  @Test(arguments: [0, 7, 9, 10, 99, 100, 65_535, -1, -9, -10, -1_000, Int.max, Int.min])
  func `a number is written in digits`(_ number: Int) throws {
    #expect(try Sample(number: number).rendered("{{number}}") == "\(number)")
  }

  @Test func `a view may write by itself`() throws {
    #expect(try Sample(number: 125).rendered("{{written}} g") == "12.5 g")
  }

  @Test func `trusted markup is written as it is, in both ways`() throws {
    #expect(try Sample().rendered("{{{html}}}{{&html}}") == "<b>bold</b><b>bold</b>")
  }

  @Test func `a name of an inner view can be reached with a dot`() throws {
    #expect(try Sample(inner: Inner(name: "&")).rendered("[{{inner.name}}]") == "[&amp;]")
    #expect(try Sample(inner: nil).rendered("[{{inner.name}}]") == "[]")
  }

  @Test func `white space inside a tag does not matter`() throws {
    #expect(try Sample(text: "a").rendered("{{ text }}{{\ttext\n}}") == "aa")
  }

  @Test func `what a value holds is never read as a template`() throws {
    #expect(try Sample(text: "{{number}}").rendered("{{text}}") == "{{number}}")
  }

  @Test func `literals of any length come out whole`() throws {
    let long = String(repeating: "Rindfleischetikettierung – ", count: 2_000)

    let page = try Sample(text: long).rendered("\(long){{text}}\(long)")

    #expect(page == long + long + long)
  }
}
