import Platform

/// An act on the grocery list, such as ticking a line, that a device may send later: its key, and its times by the
/// device's own clock.
public struct GroceryAct: Hashable, Sendable {
  /// The maximum difference in milliseconds between the device's clock and the server's at which times are not
  /// corrected; more than a slow request takes.
  static let tolerance = 60_000
  /// The accepted times, in milliseconds since 1970-01-01 UTC: until 2100.
  public static let times = 0...4_102_444_800_000

  /// The key that identifies the change, so that it is applied only once if it is sent again.
  public let key: SubmissionKey
  /// The time of the act, at most ``sent``, in milliseconds since 1970-01-01 UTC.
  public let acted: Int
  /// The time at which the device sends the act, in milliseconds since 1970-01-01 UTC.
  public let sent: Int

  /// Creates an act; nil if a time is outside ``times``.
  public init?(key: SubmissionKey, acted: Int, sent: Int) {
    guard Self.times.contains(acted), Self.times.contains(sent) else { return nil }
    self.key = key
    self.acted = min(acted, sent)
    self.sent = sent
  }

  /// Returns the time of the act by the server's clock, in milliseconds, and true if it differs from the device's time.
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

/// A request to put a line into the basket, or to take it out.
public struct GroceryTick: Hashable, Sendable {
  /// The ID of the line.
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

/// A request to change the quantity of a line.
public struct GroceryAmountChange: Hashable, Sendable {
  /// The ID of the line.
  public let item: GroceryItem.ID
  /// The quantity that the line is to have.
  public let quantity: GroceryQuantity
  /// The text of the quantity that the person saw before the change.
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
  /// The act was applied to this line, now or when it was sent before, or a later act on the line counts instead. It is
  /// another line than the act's if that was merged with it.
  case applied(GroceryItem.ID)
  /// The line was removed meanwhile; nothing was stored.
  case removed
  /// The quantity was changed meanwhile; this is the line's current state, and nothing was stored.
  case changedMeanwhile(GroceryItem)
}
