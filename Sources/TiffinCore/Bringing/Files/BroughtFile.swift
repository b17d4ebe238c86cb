import Archives

/// A file that somebody brings, or one inside of it.
struct BroughtFile: Sendable {
  /// The most bytes of a text.
  static let textLimit = 64 << 20
  /// The most bytes of a text that is one recipe.
  static let recipeLimit = 1 << 20
  /// The most bytes of a picture.
  static let pictureLimit = 32 << 20

  /// Its path inside of what was brought.
  let path: String
  /// The name without folders: "recipe.json".
  let name: String
  /// The path of its folder with a slash behind it; empty at the top.
  let folder: String
  /// The name without capitals and accents.
  private let foldedName: String
  private let budget: ReadingBudget
  private let contents: @Sendable (_ limit: Int) throws(BringingError) -> [UInt8]

  init(
    path: String, within budget: ReadingBudget,
    _ contents: @escaping @Sendable (_ limit: Int) throws(BringingError) -> [UInt8]
  ) {
    self.path = path
    let slash = UInt8(ascii: "/")
    let end = path.utf8.lastIndex { $0 != slash }.map { path.utf8.index(after: $0) } ?? path.startIndex
    let start = path.utf8[..<end].lastIndex(of: slash).map { path.utf8.index(after: $0) } ?? path.startIndex
    (name, folder) = (String(path[start..<end]), String(path[..<start]))
    foldedName = Folding.folded(name)
    (self.budget, self.contents) = (budget, contents)
  }

  /// A file of a zip file.
  init(_ entry: ZipEntry, in archive: ZipArchive, within budget: ReadingBudget) {
    self.init(path: entry.name, within: budget) { limit throws(BringingError) in
      guard entry.size <= limit else { throw .tooLarge }
      guard budget.take(entry.size) else { throw .tooMuch }
      do throws(ArchiveError) { return try archive.bytes(of: entry, limit: limit) } catch { throw BringingError(error) }
    }
  }

  /// A file on this machine.
  init(at place: String, path: String, within budget: ReadingBudget) {
    self.init(path: path, within: budget) { limit throws(BringingError) in
      do throws(ArchiveError) {
        let file = ArchiveSource.file(try OpenFile(place))
        guard file.count <= limit else { throw .tooLarge }
        return try file.bytes(0..<file.count)
      } catch { throw BringingError(error) }
    }
  }

  /// The name without its last extension: "recipe".
  var stem: String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns true if the name ends so, whatever the case of its letters.
  func ends(_ end: String) -> Bool { foldedName.utf8.reversed().starts(with: end.utf8.reversed()) }

  /// Returns its bytes.
  func bytes(limit: Int = textLimit) throws(BringingError) -> [UInt8] {
    if budget.isSpent { throw .tooMuch }
    return try contents(limit)
  }

  /// Returns the bytes that it holds as a gzip file.
  func gunzipped() throws(BringingError) -> [UInt8] {
    let packed = try bytes()
    let limit = min(Self.textLimit, budget.bytesLeft)
    do throws(ArchiveError) {
      let bytes = try Inflation.gunzipped(packed, limit: limit)
      _ = budget.take(bytes.count)
      return bytes
    } catch {
      guard error == .tooLarge, !budget.take(Self.textLimit) else { throw BringingError(error) }
      throw .tooMuch
    }
  }

  /// Returns its text: in UTF-8 or UTF-16, else as Windows wrote Western letters; without a byte order mark.
  func text(limit: Int = textLimit) throws(BringingError) -> String {
    let bytes = PageEncoding.wideUTF8(try bytes(limit: limit))
    let utf8 = String(validating: bytes, as: UTF8.self) == nil ? Windows1252.utf8(bytes) : bytes
    return String(decoding: utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? utf8.dropFirst(3) : utf8[...], as: UTF8.self)
  }

  /// Returns its JSON.
  func json() throws(BringingError) -> JSONValue {
    let bytes = try bytes()
    // A whole household's recipes are in one file.
    guard let value = try? JSONReader.value(of: bytes, valueLimit: 1_500_000) else { throw .damaged }
    return value
  }
}
