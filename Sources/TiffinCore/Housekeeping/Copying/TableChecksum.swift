/// The number and checksum of a table's rows, for comparing the table with its copy.
public struct TableChecksum: Equatable, Sendable {
  /// The table's name.
  public let name: String
  /// The number of rows.
  public private(set) var rows = 0
  /// The sum of the rows' checksums, which does not depend on their order.
  public private(set) var checksum: UInt64 = 0

  /// Creates the value for no rows.
  init(name: String) {
    self.name = name
  }

  mutating func add(_ values: [SQLValue]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for value in values { Self.add(value, to: &hash) }
    rows += 1
    checksum &+= hash
  }

  /// Hashes a value's type, length and bytes with FNV-1a.
  private static func add(_ value: SQLValue, to hash: inout UInt64) {
    func add(_ kind: UInt8, _ count: Int, _ bytes: some Sequence<UInt8>) {
      func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      add(kind)
      for place in 0..<8 { add(UInt8(truncatingIfNeeded: count >> (8 * place))) }
      for byte in bytes { add(byte) }
    }
    switch value {
    case .null: add(0, 0, [])
    case .integer(let number): add(1, number, [])
    case .string(let text): add(2, text.utf8.count, text.utf8)
    case .blob(let bytes): add(3, bytes.count, bytes)
    }
  }
}

/// A reason why nothing was copied.
public enum CopyError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The target already has data.
  case notEmpty
  /// The rows of a table in the target differ from those in the source.
  case differs(table: String)
  /// A member's account was just deleted, and their rows are still being removed.
  case isLeaving
  /// Another household's shared data are still being moved into this one.
  case isArriving
  /// No member of the household has an account: nobody could sign in.
  case noAccount
  /// The target has an account with the username of one of the household's members.
  case isThere(username: String)
  /// A database failed.
  case store(StoreError)

  /// A sentence for the server's administrator.
  public var description: String {
    switch self {
    case .notEmpty: "The target already has data. It was not changed."
    case .differs(let table): "The rows of \(table) did not arrive unchanged. The target was not changed."
    case .isLeaving: "A member's account was just deleted, and its rows are being removed. Try again in a minute."
    case .isArriving: "A household that joined this one is still moving in. Try again in a minute."
    case .noAccount: "No member of this household has an account, so no one could sign in there."
    case .isThere(let username): "“\(username)” already exists there. The target was not changed."
    case .store(.full): "The target’s disk is full."
    case .store(.readOnly): "The target cannot be written to. Check its permissions."
    case .store(let error): "\(InstallationError.store(error))"
    }
  }
}
