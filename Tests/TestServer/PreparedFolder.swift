import Foundation
import TestSupport

@testable import TiffinCore

/// A data folder that is created once and copied for each test, except for its id. Creating the tables takes seven
/// times as long as opening them, and loading the foods took a third of the time of all tests.
public enum PreparedFolder {
  /// Creates an installation in a folder that is empty or does not exist.
  ///
  /// - Parameter withFoods: true to include the foods that come with Tiffin.
  public static func create(at folder: String, withFoods: Bool) throws {
    try FileSystem.makeFolder(folder)
    for (name, bytes) in try (withFoods ? withTheFoods : bare).get() {
      try FileSystem.makePrivateFile("\(folder)/\(name)")
      try bytes.write(to: URL(filePath: "\(folder)/\(name)"))
    }
    try Data("\(Installation.newID())\n".utf8).write(to: URL(filePath: DataFolder(folder).markPath))
  }

  private static let bare = Result { try files(of: { try $0.create().close() }) }
  private static let withTheFoods = Result { try files(of: { try LoadedFoods.load(into: try $0.create()) }) }

  /// Returns the files of a folder that `make` creates, by name.
  private static func files(of make: (DataFolder) throws -> Void) throws -> [String: Data] {
    let place = TestFolder()
    try make(DataFolder(place.path))
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in (name, try Data(contentsOf: URL(filePath: "\(place.path)/\(name)"))) })
  }
}
