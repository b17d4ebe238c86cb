import Foundation

/// Recorded data and others' test suites, which lie beside the project and not in it.
enum TestData {
  static let missing = "the test data is not there: set TIFFIN_TEST_DATA to its folder"

  /// `TIFFIN_TEST_DATA`, or `../shared/data` beside the package.
  static var folder: URL {
    if let told = ProcessInfo.processInfo.environment["TIFFIN_TEST_DATA"] { return URL(fileURLWithPath: told) }
    let package = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { path, _ in path.deletingLastPathComponent() }
    return package.deletingLastPathComponent().appendingPathComponent("shared/data")
  }

  static func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static func json<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes(name)))
  }

  static func names(in name: String, endingWith end: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)
      .filter { $0.hasSuffix(end) }.sorted()
  }
}
