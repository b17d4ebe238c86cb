/// The result of a snapshot: a value, or a closure that makes it after the snapshot has ended.
public enum SnapshotResult<Value> {
  case made(Value)
  /// The value needs a wait, which is not allowed within a transaction; call the closure after the snapshot.
  case later(() throws -> Value)

  /// Returns the value. Call it after the snapshot has ended.
  public func value() throws -> Value {
    switch self {
    case .made(let value): value
    case .later(let make): try make()
    }
  }
}
