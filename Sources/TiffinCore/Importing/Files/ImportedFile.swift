import Archives

/// An uploaded file, or a file in an uploaded archive or a folder.
struct ImportedFile: Sendable {
  /// The maximum size of a text, in bytes.
  static let textLimit = 64 << 20
  /// The maximum size of a text with one recipe, in bytes.
  static let recipeLimit = 1 << 20
  /// The maximum size of a picture, in bytes.
  static let pictureLimit = 32 << 20

  /// The path within the archive or folder.
  let path: String
  /// The name without folders, such as "recipe.json".
  let name: String
  /// The path of the file's folder with a trailing slash; empty at the top.
  let folder: String
  /// The name in lower case without accents.
  private let foldedName: String
  private let budget: ReadingBudget
  private let contents: @Sendable (_ limit: Int) throws(ImportError) -> [UInt8]

  init(
    path: String, within budget: ReadingBudget,
    _ contents: @escaping @Sendable (_ limit: Int) throws(ImportError) -> [UInt8]
  ) {
    self.path = path
    let slash = UInt8(ascii: "/")
    let end = path.utf8.lastIndex { $0 != slash }.map { path.utf8.index(after: $0) } ?? path.startIndex
    let start = path.utf8[..<end].lastIndex(of: slash).map { path.utf8.index(after: $0) } ?? path.startIndex
    (name, folder) = (String(path[start..<end]), String(path[..<start]))
    foldedName = TextFolding.folded(name)
    (self.budget, self.contents) = (budget, contents)
  }

  /// Creates a file in a zip archive.
  init(_ entry: ZipEntry, in archive: ZipArchive, within budget: ReadingBudget) {
    self.init(path: entry.name, within: budget) { limit throws(ImportError) in
      guard entry.size <= limit else { throw .tooLarge }
      guard budget.take(entry.size) else { throw .tooMuch }
      do throws(ArchiveError) { return try archive.bytes(of: entry, limit: limit) } catch { throw ImportError(error) }
    }
  }

  /// Creates a file that is at `place` on this machine, and at `path` within the imported folder.
  init(at place: String, path: String, within budget: ReadingBudget) {
    self.init(path: path, within: budget) { limit throws(ImportError) in
      do throws(ArchiveError) {
        let file = ArchiveSource.file(try OpenFile(place))
        guard file.count <= limit else { throw .tooLarge }
        return try file.bytes(0..<file.count)
      } catch { throw ImportError(error) }
    }
  }

  /// The name without its last extension, such as "recipe".
  var stem: String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns true if the name has this suffix, which must be in lower case; the name's case is ignored.
  func ends(_ end: String) -> Bool { foldedName.utf8.reversed().starts(with: end.utf8.reversed()) }

  /// Returns the file's bytes.
  ///
  /// - Throws: ``ImportError/tooLarge`` if there are more bytes than `limit`; ``ImportError/tooMuch`` if the budget is
  ///   exhausted.
  func bytes(limit: Int = textLimit) throws(ImportError) -> [UInt8] {
    if budget.isSpent { throw .tooMuch }
    return try contents(limit)
  }

  /// Returns the decompressed bytes of a gzip file.
  func gunzipped() throws(ImportError) -> [UInt8] {
    let packed = try bytes()
    let limit = min(Self.textLimit, budget.bytesLeft)
    do throws(ArchiveError) {
      let bytes = try Inflation.gunzipped(packed, limit: limit)
      _ = budget.take(bytes.count)
      return bytes
    } catch {
      guard error == .tooLarge, !budget.take(Self.textLimit) else { throw ImportError(error) }
      throw .tooMuch
    }
  }

  /// Returns the file's text without a byte order mark. Its encoding is UTF-8 or UTF-16, otherwise Windows-1252 is
  /// assumed.
  func text(limit: Int = textLimit) throws(ImportError) -> String {
    let bytes = WebPageEncoding.wideUTF8(try bytes(limit: limit))
    let utf8 = String(validating: bytes, as: UTF8.self) == nil ? Windows1252.utf8(bytes) : bytes
    return String(decoding: utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? utf8.dropFirst(3) : utf8[...], as: UTF8.self)
  }

  /// Returns the file's parsed JSON.
  ///
  /// - Throws: ``ImportError/damaged`` if it is not JSON.
  func json() throws(ImportError) -> JSONValue {
    let bytes = try bytes()
    // A file may contain all recipes of a household.
    guard let value = try? JSONReader.value(of: bytes, valueLimit: 1_500_000) else { throw .damaged }
    return value
  }
}
