import TiffinCore

/// What a visitor is told who has as much of a kind as there may be.
struct QuotaWords {
  let quota: Quota
  /// In rows or bytes.
  let most: Int

  /// The field of a form that it concerns; nil for the form as a whole.
  var field: String? { quota.isBytes ? "photo" : nil }

  /// Without its full stop, as at a field.
  var sentence: String {
    switch quota {
    case .meals: "You have \(amount) meals, the most that this server keeps for one person. \(deleting)"
    case .plate: "This meal is made of \(amount) foods, the most that one can have. Note the others as another meal"
    case .photos:
      "Your photos take up \(amount), the most that this server keeps for one person. The meal can be saved without a"
        + " picture"
    case .recipes: "Your household has \(amount) recipes, the most that this server keeps for one. \(deleting)"
    case .pictures:
      "Your household’s recipes and foods have \(amount) of pictures, the most that this server keeps for one. This can"
        + " be saved without a picture"
    case .foods: "Your household has \(amount) foods of its own, the most that this server keeps for one. \(deleting)"
    case .plan: "Your household’s plan has \(amount) entries, the most that this server keeps for one. \(deleting)"
    case .groceries:
      "Your household’s list has had \(amount) lines in 30 days, the most that this server keeps for one."
        + " Try again tomorrow"
    }
  }

  private var amount: String { quota.isBytes ? Formatter.size(most) : Formatter.grouped(most) }

  private var deleting: String { "What you delete makes room after \(StoreLimits.undoDays) days" }
}
