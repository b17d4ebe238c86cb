import PictureTools

extension RenderedPhoto {
  /// The number of bytes stored.
  var byteCount: Int { small.count + large.count }
}
