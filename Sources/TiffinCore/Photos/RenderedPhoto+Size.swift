import PictureTools

extension RenderedPhoto {
  /// The bytes that it takes up when it is stored.
  var byteCount: Int { small.count + large.count }
}
