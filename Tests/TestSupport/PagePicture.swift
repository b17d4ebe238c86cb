import Foundation

/// Pictures of pages with text, drawn by libvips.
public enum PagePicture {
  /// True if the program that reads pages is installed.
  public static let canBeRead = FileManager.default.isExecutableFile(atPath: "/usr/bin/tesseract")

  /// The reason for skipping tests without that program.
  public static let missing = "pages cannot be read here (Debian: tesseract-ocr, tesseract-ocr-eng)"

  /// Returns the PNG of a white page with these lines in black.
  ///
  /// - Parameter rotation: The clockwise rotation of the page: `d90`, `d180` or `d270`; nil for an upright page.
  public static func png(_ lines: [String], rotation: String? = nil) throws -> [UInt8] {
    let folder = TestFolder()
    defer { withExtendedLifetime(folder) {} }
    let files = (1...4).map { "\(folder.path)/\($0).png" }
    let text = lines.joined(separator: "\n")
    try vips("text", files[0], text, "--font", "DejaVu Serif 11", "--dpi", "200", "--width", "1100")
    try vips("invert", files[0], files[1])
    try vips("embed", files[1], files[2], "90", "90", "1300", "1400", "--extend", "white")
    if let rotation { try vips("rot", files[2], files[3], rotation) }
    return [UInt8](try Data(contentsOf: URL(filePath: files[rotation == nil ? 2 : 3])))
  }

  private static func vips(_ arguments: String...) throws {
    let process = try TestProcess("/usr/bin/vips", arguments, environment: ["PATH=/usr/bin:/bin", "HOME=/tmp"])
    guard process.ending() == .exit(code: 0) else { throw NeverHappened("vips \(arguments[0])") }
  }
}
