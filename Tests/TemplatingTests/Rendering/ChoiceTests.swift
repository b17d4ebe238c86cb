import Templating
import Testing

@Suite struct `A choice field` {
  /// A view with a choice: a traffic light.
  struct Light: View {
    var label = "light <1>"
    var isRed: Bool

    static let colors = [Leaf(color: "red"), Leaf(color: "green & go")]

    static let fields: Fields<Light> = [
      "label": .text(\.label),
      "light": .choice(of: colors) { $0.isRed ? 0 : 1 },
    ]
  }

  struct Lights: View {
    var lights: [Light]

    static let fields: Fields<Lights> = ["lights": .list(\.lights)]
  }

  @Test(arguments: [(true, "[red]"), (false, "[green &amp; go]")])
  func `is written as the chosen view`(isRed: Bool, written: String) throws {
    #expect(try Light(isRed: isRed).rendered("{{#light}}[{{color}}]{{/light}}") == written)
  }

  @Test func `can use names of the view around it`() throws {
    let page = "{{#light}}{{label}}: {{color}}{{/light}}"

    #expect(try Light(isRed: true).rendered(page) == "light &lt;1&gt;: red")
  }

  @Test func `can use names of the page's chrome`() throws {
    let page = "{{#lights}}{{#light}}{{root}}{{color}} {{/light}}{{/lights}}"
    let lights = Lights(lights: [Light(isRed: true), Light(isRed: false)])

    #expect(try lights.rendered(page, within: Chrome(root: "/food/")) == "/food/red /food/green &amp; go ")
  }

  @Test func `can be shown in a partial`() throws {
    let others = ["light": "<i>{{color}}</i>"]

    #expect(try Light(isRed: true).rendered("{{#light}}{{>light}}{{/light}}", others) == "<i>red</i>")
  }

  @Test func `is never empty`() throws {
    #expect(try Light(isRed: true).rendered("{{^light}}none{{/light}}") == "")
  }
}

@Suite struct `An optional figure` {
  struct Figure: View {
    var grams: Int?

    static let fields: Fields<Figure> = [
      "grams": .written(if: { $0.grams != nil }) { figure, out in
        if let grams = figure.grams { out.write(grams) }
      }
    ]
  }

  @Test(arguments: [(12, "12 g"), (0, "0 g"), (nil, "unknown")] as [(Int?, String)])
  func `opens a section if it has a value`(grams: Int?, written: String) throws {
    let page = "{{#grams}}{{grams}} g{{/grams}}{{^grams}}unknown{{/grams}}"

    #expect(try Figure(grams: grams).rendered(page) == written)
  }

  @Test func `writes nothing if it is nil`() throws {
    #expect(try Figure(grams: nil).rendered("[{{grams}}]") == "[]")
  }
}
