import Foundation

/// An empty folder that is removed when the test ends. Its path is short enough for a socket.
public final class TestFolder: Sendable {
  /// The path, without a trailing slash.
  public let path = "/tmp/tiffin-test-" + UUID().uuidString

  /// Creates the folder.
  public init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Creates an empty file in the folder.
  public func touch(_ name: String) throws {
    try Data().write(to: URL(filePath: path + "/" + name))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
