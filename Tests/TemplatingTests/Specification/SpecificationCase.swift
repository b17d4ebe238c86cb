import Foundation
import TestSupport
import Testing

/// A case from the Mustache specification's files.
struct SpecificationCase: Sendable, CustomTestStringConvertible {
  let name: String
  let template: String
  let partials: [String: String]
  let data: Value
  let expected: String

  var testDescription: String { name }

  /// The cases of one file; none when the specification is not there.
  static func all(in file: String) -> [SpecificationCase] {
    let url = TestData.folder.appending(path: "mustache-spec/\(file).json")
    guard let bytes = try? Data(contentsOf: url) else { return [] }
    guard let specification = try? JSONDecoder().decode(Specification.self, from: bytes) else {
      fatalError("\(url.path) is no specification file")
    }
    return specification.tests
  }

  private struct Specification: Decodable {
    let tests: [SpecificationCase]
  }
}

extension SpecificationCase: Decodable {
  private enum Key: CodingKey {
    case name, template, partials, data, expected
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(String.self, forKey: .name)
    template = try container.decode(String.self, forKey: .template)
    partials = try container.decodeIfPresent([String: String].self, forKey: .partials) ?? [:]
    data = try container.decode(Value.self, forKey: .data)
    expected = try container.decode(String.self, forKey: .expected)
  }
}

extension Value: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self =
      if container.decodeNil() {
        .null
      } else if let flag = try? container.decode(Bool.self) {
        .flag(flag)
      } else if let whole = try? container.decode(Int.self) {
        .text("\(whole)")
      } else if let number = try? container.decode(Double.self) {
        .text("\(number)")
      } else if let text = try? container.decode(String.self) {
        .text(text)
      } else if let list = try? container.decode([Value].self) {
        .list(list)
      } else {
        .object(try container.decode([String: Value].self))
      }
  }
}
