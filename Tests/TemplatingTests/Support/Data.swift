import Foundation

/// Real data beside the project, where there is any.
enum TestData {
  /// `TIFFIN_TEST_DATA`, or `../shared/data` beside the package.
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["TIFFIN_TEST_DATA"] { return URL(filePath: path) }
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    return package.appending(path: "../shared/data").standardizedFileURL
  }()

  static func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }
}
