/// What is asked for page after page. Equal keys have equal values until something is written.
protocol CacheKey: Hashable {
  associatedtype Value
}

/// Values that a connection has read, until anybody writes to the database, in this process or in another.
final class SnapshotCache {
  /// The most values of a kind, of which the largest take some 20 KB; at one more all of the kind are forgotten. Where many
  /// people use one worker, somebody writes all the time, and nothing is kept for long anyway.
  static let limit = 16

  private var version = 0
  private var kinds: [ObjectIdentifier: AnyObject] = [:]

  /// Forgets what was read from another version of the database.
  func forget(unlessOf version: Int) {
    guard version != self.version else { return }
    self.version = version
    kinds.removeAll(keepingCapacity: true)
  }

  subscript<Key: CacheKey>(key: Key) -> Key.Value? { values(Key.self)?.all[key] }

  func add<Key: CacheKey>(_ value: Key.Value, for key: Key) {
    let values = values(Key.self) ?? CachedValues<Key>()
    if values.all.count >= Self.limit { values.all.removeAll() }
    values.all[key] = value
    kinds[ObjectIdentifier(Key.self)] = values
  }

  private func values<Key: CacheKey>(_: Key.Type) -> CachedValues<Key>? {
    kinds[ObjectIdentifier(Key.self)] as? CachedValues<Key>
  }
}

private final class CachedValues<Key: CacheKey> {
  var all: [Key: Key.Value] = [:]
}

extension Statements {
  /// Reads a value, or gives what this connection read for an equal key, if nothing was written since.
  ///
  /// A server is always asked: to learn whether something was written would be a round trip as well.
  func cached<Key: CacheKey>(
    _ key: Key, _ read: () throws(StoreError) -> Key.Value
  ) throws(StoreError) -> Key.Value {
    let cache = try cache
    if let known = cache?[key] { return known }
    let value = try read()
    cache?.add(value, for: key)
    return value
  }

  /// Does the same for what there may not be. That is read each time, so that made-up keys take no room.
  func cachedIfFound<Key: CacheKey>(
    _ key: Key, _ read: () throws(StoreError) -> Key.Value?
  ) throws(StoreError) -> Key.Value? {
    let cache = try cache
    if let known = cache?[key] { return known }
    let value = try read()
    if let value { cache?.add(value, for: key) }
    return value
  }
}
