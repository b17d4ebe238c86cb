import Platform

/// The time of an act on the grocery list that a device sends later, by the device's own clock.
public struct GroceryAct: Hashable, Sendable {
  /// The device's clock may differ from the server's by this many milliseconds before its times are corrected: more
  /// than a slow request takes.
  static let tolerance = 60_000
  /// The accepted times, in milliseconds since 1970-01-01 UTC: until 2100.
  public static let times = 0...4_102_444_800_000

  /// The key that identifies the change, so that it is applied only once if it is sent again.
  public let key: SubmissionKey
  /// The time of the act, in milliseconds since 1970-01-01 UTC.
  public let acted: Int
  /// The time at which it is sent, in milliseconds since 1970-01-01 UTC.
  public let sent: Int

  /// Creates an act; nil if a time is outside ``times``.
  public init?(key: SubmissionKey, acted: Int, sent: Int) {
    guard Self.times.contains(acted), Self.times.contains(sent) else { return nil }
    self.key = key
    self.acted = min(acted, sent)
    self.sent = sent
  }

  /// Returns the time of the act by the server's clock, in milliseconds.
  ///
  /// The time of a device's clock is used unchanged if the clock is right within ``tolerance``, so that an act has the
  /// same time whenever it is sent. Otherwise it is corrected by the clock's difference when the act is sent.
  ///
  /// - Parameter now: The server's time, in seconds.
  func moment(at now: Int) -> (milliseconds: Int, isCorrected: Bool) {
    let difference = now * 1_000 - sent
    if abs(difference) <= Self.tolerance { return (acted, false) }
    return (acted + difference, true)
  }
}

/// The wanted state of a line: in the basket or not.
public struct GroceryTick: Hashable, Sendable {
  /// The line.
  public let item: GroceryItem.ID
  /// True if the line is to be in the basket.
  public let isCompleted: Bool
  /// The key and the time of the act.
  public let act: GroceryAct

  /// Creates a change that puts a line into the basket, or takes it out.
  public init(_ item: GroceryItem.ID, isCompleted: Bool, act: GroceryAct) {
    self.item = item
    self.isCompleted = isCompleted
    self.act = act
  }

  var submission: Submission {
    var fingerprint = Fingerprint()
    fingerprint.add("tick")
    fingerprint.add(Int(item.number))
    fingerprint.add(isCompleted ? 1 : 0)
    return Submission(key: act.key, fingerprint)
  }
}

/// The wanted quantity of a line.
public struct GroceryAmountChange: Hashable, Sendable {
  /// The line.
  public let item: GroceryItem.ID
  /// The quantity that the line is to have.
  public let quantity: GroceryQuantity
  /// The quantity that the person saw, as shown.
  public let before: String
  /// The key that identifies the change, so that it is applied only once if it is sent again.
  public let key: SubmissionKey

  /// Creates a change of a line's quantity.
  public init(_ item: GroceryItem.ID, to quantity: GroceryQuantity, from before: String, key: SubmissionKey) {
    self.item = item
    self.quantity = quantity
    self.before = before
    self.key = key
  }

  var submission: Submission {
    var fingerprint = Fingerprint()
    fingerprint.add("quantity")
    fingerprint.add(Int(item.number))
    fingerprint.add(quantity.amount.stored)
    fingerprint.add(quantity.words)
    return Submission(key: key, fingerprint)
  }
}

/// The result of an act that a device sends later.
public enum GroceryActResult: Equatable, Sendable {
  /// The act is stored in that line, now or before, or a later act on it counts. It is another line if the first one
  /// was merged with it.
  case applied(GroceryItem.ID)
  /// The line was removed meanwhile; nothing was stored.
  case removed
  /// The quantity was changed meanwhile; this is the line's current state, and nothing was stored.
  case changedMeanwhile(GroceryItem)
}
