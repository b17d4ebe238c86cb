import Templating
import TestSupport
import Testing

@Suite struct `Escaping of values` {
  @Test func `covers the five special characters of markup`() throws {
    let page = try Sample(text: #"<a href='x' title="y">&</a>"#).rendered("{{text}}")

    #expect(page == "&lt;a href=&#39;x&#39; title=&quot;y&quot;&gt;&amp;&lt;/a&gt;")
  }

  @Test(arguments: ["", "plain", "Grüße, 日本語, 🥗", "é & è", "&&", "a&", "&a", String(repeating: "&", count: 300)])
  func `leaves all other text unchanged`(_ text: String) throws {
    let page = try Sample(text: text).rendered("{{text}}")

    #expect(page.replacing("&amp;", with: "&") == text)
  }

  @Test(arguments: 0...17)
  func `covers each of the five characters at any position, and no others`(place: Int) {
    let entities: [UInt8: String] = [0x22: "&quot;", 0x26: "&amp;", 0x27: "&#39;", 0x3C: "&lt;", 0x3E: "&gt;"]
    for byte in UInt8.min...0x7F {
      var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 18)
      bytes[place] = byte
      let text = String(decoding: bytes, as: UTF8.self)

      let escaped = Output.bytes(capacity: 40) { $0.write(text) }

      let expected = Array(bytes[..<place]) + (entities[byte].map { Array($0.utf8) } ?? [byte]) + bytes[(place + 1)...]
      #expect(escaped == expected)
    }
  }

  // Each is one Character: comparing characters would miss the quote and the angle bracket.
  static let joined = ["\"\u{301}<", "\u{600}<img onerror=alert(1)>", "<\u{338}script>", "'\u{FE0F}", "&\u{200D}<"]

  @Test(arguments: joined)
  func `covers special characters joined with combining marks in text`(_ text: String) throws {
    expectNoMarkup(try Sample(text: text).rendered("<p>{{text}}</p>"), around: ("<p>", "</p>"))
  }

  @Test(arguments: joined)
  func `covers special characters joined with combining marks in an attribute`(_ text: String) throws {
    expectNoMarkup(try Sample(text: text).rendered(#"<p title="{{text}}">"#), around: (#"<p title=""#, #"">"#))
  }

  @Test(arguments: joined)
  func `covers special characters joined with combining marks in a partial`(_ text: String) throws {
    expectNoMarkup(try Sample(text: text).rendered("<p>{{>part}}</p>", ["part": "{{text}}"]), around: ("<p>", "</p>"))
  }

  @Test(arguments: joined)
  func `covers special characters joined with combining marks in an inherited block`(_ text: String) throws {
    let layout = ["layout": "<p>{{$main}}{{/main}}</p>"]

    let page = try Sample(text: text).rendered("{{<layout}}{{$main}}{{text}}{{/main}}{{/layout}}", layout)

    expectNoMarkup(page, around: ("<p>", "</p>"))
  }

  @Test(arguments: joined)
  func `covers special characters joined with combining marks in rows and the chrome`(_ text: String) throws {
    let sample = Sample(rows: [Inner(name: text)])

    let page = try sample.rendered("{{#rows}}<p>{{name}}{{root}}</p>{{/rows}}", within: Chrome(root: text))

    expectNoMarkup(page, around: ("<p>", "</p>"))
  }

  @Test func `never writes a byte that opens or closes markup`() {
    var generator = SeededRandom(seed: 1)
    for _ in 0..<2_000 {
      let length = Int.random(in: 0...40, using: &generator)
      let text = String(decoding: (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }, as: UTF8.self)

      let escaped = Output.bytes(capacity: 16) { $0.write(text) }

      #expect(unescaped(escaped) == Array(text.utf8))
    }
  }

  private func expectNoMarkup(_ page: String, around frame: (String, String)) {
    let bytes = Array(page.utf8)
    #expect(bytes.starts(with: frame.0.utf8) && bytes.suffix(frame.1.utf8.count).elementsEqual(frame.1.utf8))
    let value = bytes.dropFirst(frame.0.utf8.count).dropLast(frame.1.utf8.count)
    #expect(!value.contains { #"<>"'"#.utf8.contains($0) })
    #expect(value.contains(UInt8(ascii: "&")))
  }

  /// The unescaped text; nil if a byte is not escaped.
  private func unescaped(_ bytes: [UInt8]) -> [UInt8]? {
    guard !bytes.contains(where: { #"<>"'"#.utf8.contains($0) }) else { return nil }
    var text: [UInt8] = []
    var rest = bytes[...]
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    while let byte = rest.first {
      if byte != UInt8(ascii: "&") {
        text.append(byte)
        rest = rest.dropFirst()
      } else if let entity = entities.first(where: { rest.starts(with: $0.0.utf8) }) {
        text += entity.1.utf8
        rest = rest.dropFirst(entity.0.utf8.count)
      } else {
        return nil
      }
    }
    return text
  }
}
