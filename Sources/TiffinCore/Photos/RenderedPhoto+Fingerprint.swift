import PictureTools

extension RenderedPhoto {
  /// Of both sizes: the same picture has the same.
  var fingerprint: String {
    var fingerprint = Fingerprint()
    fingerprint.add(format.rawValue)
    fingerprint.add(counted: small.span)
    fingerprint.add(counted: large.span)
    return fingerprint.text
  }
}
