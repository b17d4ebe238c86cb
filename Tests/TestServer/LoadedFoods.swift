import Foundation

@testable import TiffinCore

/// The foods that come with Tiffin.
public enum LoadedFoods {
  /// The file that they come in.
  public static let path = URL(filePath: #filePath).appending(path: "../../../Foods/usda-sr28.txt").standardized.path

  /// Loads them into an installation.
  static func load(into installation: Installation) throws {
    guard let box = FoodBox(path) else { throw StoreError.notFound }
    try installation.load(box)
    try installation.close()
  }
}
