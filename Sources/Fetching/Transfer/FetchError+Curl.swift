import CCurl

extension FetchError {
  /// Creates the error for a transfer that failed with libcurl's `code`.
  init(_ code: CURLcode, log: String) {
    switch code {
    case CURLE_OPERATION_TIMEDOUT: self = .tooSlow
    case CURLE_FILESIZE_EXCEEDED: self = .tooLarge
    // The host's name contains characters that are not allowed in host names.
    case CURLE_URL_MALFORMAT: self = .badAddress
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT: self = .unreachable(log: log)
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CIPHER,
      CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
      self = .insecure(log: log)
    case CURLE_OUT_OF_MEMORY, CURLE_FAILED_INIT: self = .unavailable(log: log)
    default: self = .garbled(log: log)
    }
  }
}
