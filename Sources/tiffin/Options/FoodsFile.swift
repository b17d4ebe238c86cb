import Platform
import TiffinCore

/// The files of foods that come with Tiffin.
enum FoodsFile {
  /// Updates an installation's foods. If the files are missing, prints so and leaves the foods unchanged: nothing else
  /// depends on them.
  static func load(into installation: Installation) throws {
    guard let folder = DefaultFolders.find("Foods"), let boxes = BundledFoods.all(in: folder) else {
      ThisProgram.complain("The folder Foods is not beside the program: no foods were loaded.")
      return
    }
    try installation.load(boxes)
  }
}
