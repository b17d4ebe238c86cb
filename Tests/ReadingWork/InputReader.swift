import TiffinCore

/// A way in for what strangers write.
enum InputReader: Sendable {
  /// A recipe's text or a page, pasted.
  case pasted
  /// A file of that name, brought from another app.
  case file(String)

  func read(_ bytes: [UInt8]) {
    switch self {
    case .pasted:
      // The page *Paste* then looks for an address.
      if WebRecipe.all(pasted: bytes).isEmpty { _ = WebAddress.shared(in: String(decoding: bytes, as: UTF8.self)) }
    case .file(let name): read(bytes, named: name)
    }
  }

  /// Looks for all that a file may be, as the page *Bring* does.
  private func read(_ bytes: [UInt8], named name: String) {
    guard let files = try? ImportedFiles(name: name, bytes: bytes) else { return }
    _ = try? ExportArchive(in: files)?.counts
    if let recipes = try? ImportedRecipes(in: files) { try? recipes.forEach { _ in } }
    if let diary = try? ImportedDiary(in: files) { try? diary.forEach { _ in } }
  }
}
