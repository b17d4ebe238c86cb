import Platform
import TiffinCore

/// The file of foods that comes with Tiffin.
enum FoodsFile {
  /// Brings an installation's foods up to date. Without the file they stay as they are, and it says so: nothing else
  /// needs them.
  static func load(into installation: Installation) throws {
    guard let folder = Folders.find("Foods"), let box = FoodBox("\(folder)/usda-sr28.txt") else {
      ThisProgram.complain("The folder Foods is not beside the program: no foods were loaded.")
      return
    }
    try installation.load(box)
  }
}
