extension StoreError {
  /// Creates the error for an error code of PostgreSQL, the SQLSTATE.
  init(state: String, message: String) {
    let described = "PostgreSQL \(state): \(message)"
    switch state {
    case "23503": self = .orphan(described)
    // A lock timeout, a serialization failure, or a deadlock.
    case "55P03", "40001", "40P01": self = .busy
    case "57014": self = .tooSlow(described)
    // The connection broke or exceeded an idle timeout, or the server has no free connections, or is starting or
    // stopping.
    case "", "25P03", "53300", "57P01", "57P02", "57P03", "57P05": self = .unreachable(message)
    case _ where state.utf8.starts(with: "08".utf8): self = .unreachable(message)
    case "53100": self = .full
    // A read-only server, or a role without the privilege.
    case "25006", "42501": self = .readOnly
    case "XX001", "XX002": self = .damaged(described)
    case _ where state.utf8.starts(with: "23".utf8) || state.utf8.starts(with: "22".utf8): self = .refused(described)
    default: self = .failed(described)
    }
  }
}
