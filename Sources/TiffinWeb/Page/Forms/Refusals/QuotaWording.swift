import TiffinCore

/// The sentence for a visitor who has reached a quota.
struct QuotaWording {
  let quota: Quota
  /// The maximum number of rows or bytes.
  let most: Int

  /// The field of a form that the quota concerns; nil for the form as a whole.
  var field: String? { quota.isBytes ? "photo" : nil }

  /// The sentence without a full stop, as shown at a field.
  var sentence: String {
    switch quota {
    case .meals: "You have reached the limit of \(amount) meals. \(deleting)"
    case .plate: "A meal can have at most \(amount) foods. Add the others as another meal"
    case .photos: "Your photos have reached the limit of \(amount). Save the meal without a picture"
    case .recipes: "Your household has reached the limit of \(amount) recipes. \(deleting)"
    case .pictures: "Your household’s pictures have reached the limit of \(amount). Save this without a picture"
    case .foods: "Your household has reached the limit of \(amount) foods. \(deleting)"
    case .plan: "Your household has reached the limit of \(amount) planned meals. \(deleting)"
    case .groceries: "Your household has reached the limit of \(amount) grocery items in 30 days. Try again tomorrow"
    }
  }

  private var amount: String { quota.isBytes ? Formatter.size(most) : Formatter.grouped(most) }

  private var deleting: String { "Deleting some makes room after \(StoreLimits.undoDays) days" }
}
