public import Foundation

/// Recorded data and others' test suites, which lie beside the project and not in it.
public enum TestData {
  /// Why tests are skipped.
  public static let missing = "the test data is not there: set TIFFIN_TEST_DATA to its folder"

  /// `TIFFIN_TEST_DATA`, or `../shared/data` beside the package.
  public static let folder: URL = {
    if let told = ProcessInfo.processInfo.environment["TIFFIN_TEST_DATA"] { return URL(filePath: told) }
    return URL(filePath: #filePath).appending(path: "../../../../shared/data").standardizedFileURL
  }()

  /// True if there is such a file or folder.
  public static func has(_ name: String) -> Bool {
    FileManager.default.isReadableFile(atPath: folder.appending(path: name).path)
  }

  /// The contents of a file.
  public static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  /// A file of JSON, read by Foundation: nothing of Tiffin's has touched it.
  public static func json<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: folder.appending(path: name)))
  }

  /// The files of a folder.
  public static func names(in name: String, endingWith end: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)
      .filter { $0.hasSuffix(end) }.sorted()
  }
}
