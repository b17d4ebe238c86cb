/// Why nothing more comes of a connection.
enum PeerFailure: Error {
  /// The other end has gone, or says what makes no sense.
  case gone
  /// It does not keep its ``Pace``.
  case tooSlow
  /// Too many wait already for others that are slow.
  case noPlace
}
