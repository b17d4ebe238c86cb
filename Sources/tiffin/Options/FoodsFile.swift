import Platform
import TiffinCore

/// The files of foods that come with Tiffin.
enum FoodsFile {
  /// Brings an installation's foods up to date. Without the files they stay as they are, and it says so: nothing else
  /// needs them.
  static func load(into installation: Installation) throws {
    guard let folder = Folders.find("Foods"), let boxes = FoodBox.all(in: folder) else {
      ThisProgram.complain("The folder Foods is not beside the program: no foods were loaded.")
      return
    }
    try installation.load(boxes)
  }
}
