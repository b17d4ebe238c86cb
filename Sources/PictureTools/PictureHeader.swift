/// The report of `vipsheader -a` on a picture, which does not decode the picture.
struct PictureHeader: Equatable {
  let width: Int
  let height: Int
  let isTransparent: Bool
  let hasColourProfile: Bool

  /// Parses lines such as `width: 1800`; nil if the size is missing.
  ///
  /// The first of several fields with the same name counts: the tool's own come before those of the file.
  init?(report: [UInt8]) {
    var fields: [String: String] = [:]
    for line in report.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = String(decoding: parts[0], as: UTF8.self)
      if fields[name] == nil {
        fields[name] = String(decoding: parts[1].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
      }
    }
    guard let width = fields["width"].flatMap(Int.init), let height = fields["height"].flatMap(Int.init),
      width > 0, height > 0
    else { return nil }
    self.width = width
    self.height = height
    isTransparent = fields["bands"] == "2" || fields["bands"] == "4" && fields["interpretation"] != "cmyk"
    hasColourProfile = fields["icc-profile-data"] != nil
  }

  func fits(_ side: Int) -> Bool { width <= side && height <= side }

  func isLarger(than pixels: Int) -> Bool {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow || area > pixels
  }
}
