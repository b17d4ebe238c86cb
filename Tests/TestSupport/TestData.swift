public import Foundation

/// Recorded data and other projects' test suites, in a folder outside of this project.
public enum TestData {
  /// The reason for skipping tests without the data.
  public static let missing = "the test data is not there: set TIFFIN_TEST_DATA to its folder"

  /// The folder of the data: `TIFFIN_TEST_DATA`, or `../shared/data` next to the package.
  public static let folder: URL = {
    if let told = ProcessInfo.processInfo.environment["TIFFIN_TEST_DATA"] { return URL(filePath: told) }
    return URL(filePath: #filePath).appending(path: "../../../../shared/data").standardizedFileURL
  }()

  /// Returns true if the file or folder exists.
  public static func has(_ name: String) -> Bool {
    FileManager.default.isReadableFile(atPath: folder.appending(path: name).path)
  }

  /// Returns the contents of a file.
  public static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  /// Decodes a JSON file by Foundation, independently of Tiffin's own reader.
  public static func json<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: folder.appending(path: name)))
  }

  /// Returns the sorted names in a folder that end with `end`.
  public static func names(in name: String, endingWith end: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)
      .filter { $0.hasSuffix(end) }.sorted()
  }
}
