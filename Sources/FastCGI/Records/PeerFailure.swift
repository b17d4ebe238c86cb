/// The reason no more can be read from or written to a connection.
enum PeerFailure: Error {
  /// The other end is gone, or breaks the protocol.
  case gone
  /// It does not keep its ``Pace``.
  case tooSlow
  /// Too many threads wait already for slow peers.
  case noPlace
}
