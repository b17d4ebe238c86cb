import Foundation
import TestSupport

@testable import TiffinCore

/// The foods that come with Tiffin, loaded once and copied for each test: loading them took a third of the time of all
/// tests.
public enum LoadedFoods {
  /// The file that they come in.
  public static let path = URL(filePath: #filePath).appending(path: "../../../Foods/usda-sr28.txt").standardized.path

  /// Makes an installation that has them, in a folder that is empty or not there.
  public static func createInstallation(at folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, bytes) in try files.get() { try bytes.write(to: URL(filePath: folder + "/" + name)) }
  }

  /// Loads them into an installation.
  static func load(into installation: Installation) throws {
    guard let box = FoodBox(path) else { throw StoreError.notFound }
    try installation.load(box)
    try installation.close()
  }

  /// The files of a folder with them, by their names.
  private static let files = Result { () throws -> [String: Data] in
    let place = TestFolder()
    try load(into: try DataFolder(place.path).create())
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in (name, try Data(contentsOf: URL(filePath: "\(place.path)/\(name)"))) })
  }
}
