/// A counter that only increases.
enum CounterMetric: Int, CaseIterable {
  case statements, statementNanoseconds, transactions
  case writes, writeWaitNanoseconds, writesRepeated, writesGivenUp
  case slowRequests
  case photos, photosRefused, photoNanoseconds
  case catalogueFailures, cataloguePicturesFailed
  case signInFailures, errors
  case refusedOtherSite, refusedOthersRow, refusedNotOwner, refusedStranger, refusedMetrics

  static let count = allCases.count

  /// The name in Prometheus, with its label.
  var name: String {
    switch self {
    case .statements: "tiffin_statements_total"
    case .statementNanoseconds: "tiffin_statement_seconds_total"
    case .transactions: "tiffin_transactions_total"
    case .writes: "tiffin_writes_total"
    case .writeWaitNanoseconds: "tiffin_write_wait_seconds_total"
    case .writesRepeated: "tiffin_write_retries_total"
    case .writesGivenUp: "tiffin_writes_busy_total"
    case .slowRequests: "tiffin_slow_requests_total"
    case .photos: "tiffin_photos_total"
    case .photosRefused: "tiffin_photos_refused_total"
    case .photoNanoseconds: "tiffin_photo_seconds_total"
    case .catalogueFailures: "tiffin_catalogue_failures_total"
    case .cataloguePicturesFailed: "tiffin_catalogue_pictures_failed_total"
    case .signInFailures: "tiffin_sign_in_failures_total"
    case .errors: "tiffin_errors_total"
    case .refusedOtherSite: "tiffin_refused_total{reason=\"other_site\"}"
    case .refusedOthersRow: "tiffin_refused_total{reason=\"others_row\"}"
    case .refusedNotOwner: "tiffin_refused_total{reason=\"not_owner\"}"
    case .refusedStranger: "tiffin_refused_total{reason=\"stranger\"}"
    case .refusedMetrics: "tiffin_refused_total{reason=\"metrics\"}"
    }
  }

  /// The description in Prometheus.
  var help: String {
    switch self {
    case .statements: "Statements that requests ran."
    case .statementNanoseconds: "Time that these statements took."
    case .transactions: "Transactions of requests, for reading and for writing."
    case .writes: "Transactions of requests that wrote."
    case .writeWaitNanoseconds: "Time that writes waited for their turn."
    case .writesRepeated: "Writes that ran again, since another one in their transaction had failed."
    case .writesGivenUp: "Writes that were given up, since their turn did not come."
    case .slowRequests: "Requests that took longer than TIFFIN_SLOW_MS."
    case .photos: "Pictures of uploads that were decoded."
    case .photosRefused: "Pictures of uploads that could not be decoded."
    case .photoNanoseconds: "Time that decoding took, with waiting for a turn."
    case .catalogueFailures: "Times that the catalogue of recipes could not be asked."
    case .cataloguePicturesFailed: "Pictures of the catalogue's that could not be had."
    case .signInFailures: "Wrong names or passwords."
    case .errors: "Errors in the log."
    case .refusedOtherSite, .refusedOthersRow, .refusedNotOwner, .refusedStranger, .refusedMetrics:
      "Requests that were refused and logged as security events."
    }
  }

  /// True if the counter is in nanoseconds, which are reported in seconds.
  var isTime: Bool {
    switch self {
    case .statementNanoseconds, .writeWaitNanoseconds, .photoNanoseconds: true
    default: false
    }
  }
}
