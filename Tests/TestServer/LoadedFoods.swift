import Foundation

@testable import TiffinCore

/// The foods that come with Tiffin.
public enum LoadedFoods {
  /// The folder of their files.
  public static let folder = URL(filePath: #filePath).appending(path: "../../../Foods").standardized.path
  /// The file of the USDA's table.
  public static let path = "\(folder)/usda-sr28.txt"

  /// Loads them into an installation.
  static func load(into installation: Installation) throws {
    guard let boxes = BundledFoods.all(in: folder) else { throw StoreError.notFound }
    try installation.load(boxes)
    try installation.close()
  }
}
