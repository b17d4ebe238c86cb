import Foundation
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `JSON output` {
  @Test func `is the same text for the same value`() {
    let value: JSONValue = .object([
      "name": .string("Pie"), "@type": .string("Recipe"), "steps": .array([.null, .bool(true), .number("12.50")]),
    ])

    #expect(value.json == #"{"@type":"Recipe","name":"Pie","steps":[null,true,12.50]}"#)
  }

  @Test func `cannot end the script element around it`() {
    let value: JSONValue = .string("</script><!-- & \u{2028}\u{2029}\u{7F}\"\\\n\u{0}")

    #expect(
      value.json == ##""\u003c/script\u003e\u003c!-- \u0026 \u2028\u2029\u007f\"\\\n\u0000""##)
  }

  @Test func `is read back by Tiffin and by Foundation`() throws {
    var chance = SeededRandom(seed: 20)

    for _ in 0..<500 {
      let value = chance.value(depth: 0)
      let bytes = Array(value.json.utf8)
      #expect(try JSONReader.value(of: bytes) == value)
      _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    }
  }

  @Test func `that is damaged is read or refused, without a crash`() throws {
    var chance = SeededRandom(seed: 21)
    var refused = 0

    for _ in 0..<3_000 {
      var bytes = Array(chance.value(depth: 0).json.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &chance) {
        let place = Int.random(in: 0..<bytes.count, using: &chance)
        bytes[place] = Bool.random(using: &chance) ? UInt8.random(in: 0...255, using: &chance) : bytes[bytes.count - 1]
      }
      do { _ = try JSONReader.value(of: bytes) } catch { refused += 1 }
    }

    #expect(refused > 500)
  }
}

extension SeededRandom {
  fileprivate mutating func value(depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth < 5 ? 8 : 5), using: &self) {
    case 0: .null
    case 1: .bool(.random(using: &self))
    case 2: .number(String(Int.random(in: -1_000...1_000, using: &self)))
    case 3: .number("\(Int.random(in: 0...9, using: &self)).50e2")
    case 4: .string(text())
    case 5, 6: .array((0..<Int.random(in: 0...4, using: &self)).map { _ in value(depth: depth + 1) })
    default: .object(["a\(text())": value(depth: depth + 1), "b\(text())": value(depth: depth + 1)])
    }
  }

  private mutating func text() -> String {
    let scalars = (0..<Int.random(in: 0...8, using: &self)).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: 0...(Bool.random(using: &self) ? 0x7F : 0x1_F5FF), using: &self))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
