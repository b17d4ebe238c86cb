import Foundation
import TestSupport
import Testing

/// A body of the multipart suite, and what is to be found in it.
struct MultipartCase: Sendable, CustomTestStringConvertible {
  static let folder = "forms/multipart"

  static let all: [MultipartCase] = {
    let names = (try? TestData.names(in: folder, endingWith: ".http")) ?? []
    return names.compactMap { try? MultipartCase(String($0.dropLast(5))) }
  }()

  struct Part: Equatable, Sendable {
    var name = ""
    var filename: String?
    var contentType: String?
    var data: [UInt8] = []
  }

  let name: String
  let body: [UInt8]
  private(set) var boundary = ""
  /// The offset of the first invalid byte; nil if the body is well-formed.
  private(set) var error: Int?
  private(set) var parts: [Part] = []

  var testDescription: String { name }

  init(_ name: String) throws {
    self.name = name
    body = try TestData.bytes("\(Self.folder)/\(name).http")
    try read(String(decoding: TestData.bytes("\(Self.folder)/\(name).yaml"), as: UTF8.self))
    // The suite's own test feeds this one with another boundary than its description says.
    if name == "single_field_blocks" { boundary = "boundary" }
  }

  /// The few constructs of YAML that the suite uses: a list of maps, and base64 over several lines.
  private mutating func read(_ yaml: String) throws {
    var base64: [Int: String] = [:]
    for line in yaml.split(whereSeparator: \.isNewline) {
      var entry = line.trimmingCharacters(in: .whitespaces)
      if entry.hasPrefix("- ") {
        parts.append(Part())
        entry.removeFirst(2)
      }
      guard let colon = entry.firstIndex(of: ":") else {
        base64[parts.count - 1, default: ""] += entry
        continue
      }
      let value = entry[entry.index(after: colon)...].trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
      try set(String(entry[..<colon]), value)
    }
    for (index, text) in base64 { parts[index].data = Array(try #require(Data(base64Encoded: text))) }
  }

  private mutating func set(_ key: String, _ value: String) throws {
    switch key {
    case "boundary": boundary = value
    case "error": error = Int(value)
    case "name": parts[parts.count - 1].name = value
    case "file_name": parts[parts.count - 1].filename = value
    case "content_type": parts[parts.count - 1].contentType = value
    case "expected", "type", "data": break
    default: Issue.record("\(name).yaml has a key that is not read here: \(key)")
    }
  }
}
