/// The limits on what each person or household may store, so that nobody alone fills the disk.
public struct Quotas: Equatable, Sendable {
  /// The default limits, large enough for decades of use.
  public static let standard = Quotas(most: [
    .meals: 100_000, .photos: 20 << 30, .recipes: 20_000, .pictures: 10 << 30, .foods: 5_000, .plan: 100_000,
    .groceries: 50_000, .plate: 200,
  ])

  private var most: [Quota: Int]

  private init(most: [Quota: Int]) {
    self.most = most
  }

  /// The limit of a kind, in rows or in bytes; nil for no limit.
  public subscript(quota: Quota) -> Int? {
    get { most[quota] }
    set { most[quota] = newValue }
  }

  /// Parses `TIFFIN_LIMITS`: `meals=5000,photos=2000`, with photos and pictures in megabytes (of 1,048,576 bytes), 0
  /// for no limit. Missing kinds get the default. Spaces are ignored.
  ///
  /// - Throws: ``QuotasError`` at the first entry that is not a kind with a number from 0 to 1,000,000,000.
  public init(_ text: String) throws(QuotasError) {
    self = .standard
    for part in text.utf8.split(separator: UInt8(ascii: ",")) {
      let entry = String(decoding: part, as: UTF8.self).utf8.filter { $0 != UInt8(ascii: " ") }
      if entry.isEmpty { continue }
      let pair = entry.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard pair.count == 2, let quota = Quota(rawValue: pair[0]), let number = Int(pair[1]),
        (0...Self.highest).contains(number)
      else { throw QuotasError(entry: String(decoding: entry, as: UTF8.self)) }
      most[quota] = number == 0 ? nil : quota.isBytes ? number << 20 : number
    }
  }

  private static let highest = 1_000_000_000
}

/// The error for an entry of the limits that cannot be parsed.
public struct QuotasError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The entry as it was written.
  public let entry: String

  /// One sentence for the person who runs the server.
  public var description: String {
    let kinds = Quota.allCases.map(\.rawValue).joined(separator: ", ")
    return "“\(entry)” is not a limit. Use some of \(kinds), each with a number: meals=5000,photos=2000."
  }
}
