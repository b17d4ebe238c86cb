import PictureTools
import Platform

extension InstallationChecks {
  private static let tables = [
    (table: "photo", name: "photo", id: "id"), ("recipe_picture", "picture of a recipe", "id"),
    ("food_picture", "picture of a food", "food_id"),
  ]

  /// Renders both sizes of each stored picture of a meal, recipe or food again, like an upload, to find damaged ones.
  /// Stops after the first picture with which there are 20 problems.
  func checkPictures() throws(StoreError) -> CheckResult {
    var result = CheckResult()
    let pictures = try database.read { statements throws(StoreError) in
      var pictures: [(from: String, name: String, id: Int)] = []
      for (table, name, id) in Self.tables {
        pictures += try statements.all("SELECT \(id) FROM \(table) ORDER BY \(id)") { row in
          ("\(table) WHERE \(id) = $1", name, row.int(0))
        }
      }
      return pictures
    }
    for (index, picture) in pictures.enumerated() {
      report(index, pictures.count)
      for size in ["small", "large"] {
        guard let reason = try fault("SELECT \(size) FROM \(picture.from)", picture.id) else { continue }
        result.problems.append("\(picture.name) \(picture.id) (\(size)): \(reason)")
      }
      guard result.problems.count < 20 else { break }
    }
    report(pictures.count, pictures.count)
    return result
  }

  /// Runs each program on a valid file: decodes a picture, searches it for a barcode, reads a PDF and, if the program for
  /// that is installed, the photo of a page. Returns the first problem only.
  func checkTools() -> CheckResult {
    do throws(PhotoError) {
      _ = try renderer.render(Self.greyPoint, of: nil, isBackground: true)
    } catch {
      return CheckResult(problems: ["no picture can be decoded (Debian: libvips-tools): \(error)"])
    }
    do throws(PhotoError) {
      _ = try renderer.barcodes(in: Self.greyPoint, of: nil, isBackground: true)
    } catch {
      return CheckResult(problems: ["no barcode can be read (Debian: zbar-tools): \(error)"])
    }
    do throws(PhotoError) {
      _ = try renderer.text(ofPDF: Self.emptyPage, of: nil, isBackground: true)
    } catch {
      return CheckResult(problems: ["no PDF can be read (Debian: poppler-utils): \(error)"])
    }
    guard renderer.readsPages else { return CheckResult() }
    do throws(PhotoError) {
      _ = try renderer.page(Self.greyPoint, of: nil, isBackground: true)
    } catch {
      return CheckResult(problems: ["no photo of a page can be read (Debian: tesseract-ocr): \(error)"])
    }
    return CheckResult()
  }

  /// A PDF of one empty page, without a cross-reference table, which readers rebuild.
  private static let emptyPage = Array(
    """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
    trailer<</Root 1 0 R/Size 4>>
    """.utf8)

  /// A PNG of one grey pixel.
  private static let greyPoint: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00,
    0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0x3A, 0x7E, 0x9B, 0x55, 0x00, 0x00, 0x00,
    0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x68, 0x00, 0x00, 0x00, 0x82, 0x00, 0x81, 0xDA, 0x45, 0x08,
    0x3B, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  private func fault(_ query: String, _ id: Int) throws(StoreError) -> String? {
    let bytes = try database.read { statements throws(StoreError) in
      try statements.first(query, [.int(id)]) { row in row.bytes(0) }
    }
    // The picture is missing if it was removed meanwhile.
    guard let bytes else { return nil }
    do throws(PhotoError) {
      _ = try renderer.render(bytes, of: nil, isBackground: true)
      return nil
    } catch {
      return Self.words(error)
    }
  }

  private static func words(_ error: PhotoError) -> String {
    switch error {
    case .unavailable(let log): "cannot be decoded here: \(log)"
    case .notAPicture, .unsupported: "is no picture"
    case .broken(let log), .tooLarge(let log): "cannot be decoded: \(log)"
    case .tooManyPixels, .tooSlow, .busy: "could not be decoded: \(error)"
    }
  }

  func checkPermissions() -> CheckResult {
    var result = CheckResult()
    addFilesOfOthers(in: folder.path, &result)
    for (path, wanted) in [(folder.path, 0o700)] + folder.databaseFiles.map({ ($0, 0o600) }) {
      guard let found = FileSystem.permissions(of: path), found & 0o077 & ~wanted != 0 else { continue }
      let isRepaired = isRepairing && FileSystem.setPermissions(of: path, wanted)
      result.add("\(path) can be used by others (\(String(found, radix: 8)))", isRepaired: isRepaired)
    }
    return result
  }

  /// Adds a problem for each file in a folder that does not belong to the data folder's owner, who runs the service.
  private func addFilesOfOthers(in path: String, _ result: inout CheckResult) {
    guard let owner = folder.owner else { return }
    for name in (FolderReader.allNames(in: path) ?? []).sorted() {
      let path = "\(path)/\(name)"
      guard !FileSystem.isLink(path), let found = FileOwner(of: path) else { continue }
      if found.user != owner.user {
        result.problems.append("\(path) belongs to \(found): as root, `chown \(owner.name): \(path)`")
      }
      if FolderReader.isFolder(path) { addFilesOfOthers(in: path, &result) }
    }
  }
}
