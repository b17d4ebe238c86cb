/// What came of one snapshot of the database: a value, or the way to get it without one.
public enum Attempt<Value> {
  case made(Value)
  /// Something has to be waited for first, which no transaction may: called once the snapshot has ended.
  case later(() throws -> Value)

  /// The value, now that the snapshot has ended.
  public func value() throws -> Value {
    switch self {
    case .made(let value): value
    case .later(let make): try make()
    }
  }
}
