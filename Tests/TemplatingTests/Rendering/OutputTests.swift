import Templating
import Testing

@Suite struct `Template output` {
  @Test(arguments: 0...14)
  func `is complete and in order with any initial capacity`(capacity: Int) {
    let page = Output.bytes(capacity: capacity) { out in
      out.write(markup: "<b>")
      out.write(byte: UInt8(ascii: "1"))
      out.write("a&b")
      out.write(markup: "")
      out.write(23)
    }

    #expect(String(decoding: page, as: UTF8.self) == "<b>1a&amp;b23")
  }

  @Test func `counts bytes beyond its capacity too`() {
    var counts: [Int] = []

    _ = Output.bytes(capacity: 4) { out in
      for _ in 0..<3 {
        out.write(markup: "abc")
        counts.append(out.count)
      }
    }

    #expect(counts == [3, 6, 9])
  }

  @Test(arguments: [0, 3, 40])
  func `has every digit of a number`(capacity: Int) {
    var powers = [Int.min, .max]
    for exponent in 0...18 {
      let power = repeatElement(10, count: exponent).reduce(1, *)
      powers += [power - 1, power, -power, 7 * (power / 3)]
    }
    for number in powers {
      let written = Output.bytes(capacity: capacity) { out in
        out.write(number)
        out.write(byte: UInt8(ascii: "."))
      }

      #expect(String(decoding: written, as: UTF8.self) == "\(number).")
    }
  }
}
