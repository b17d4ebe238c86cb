import Foundation

/// An empty folder that goes with the test, short enough in its path for a socket.
public final class TestFolder: Sendable {
  /// Without a slash at its end.
  public let path = "/tmp/tiffin-test-" + UUID().uuidString

  /// Makes it.
  public init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Puts an empty file into it.
  public func touch(_ name: String) throws {
    try Data().write(to: URL(filePath: path + "/" + name))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
