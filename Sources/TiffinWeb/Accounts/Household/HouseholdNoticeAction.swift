/// An action on the household's page, which a notice on the next page reports.
enum HouseholdNoticeAction: String {
  case renamed, withdrawn, removed, joined, left, roleSet = "role", factorSet = "factor"

  var sentence: String {
    switch self {
    case .renamed: "Name saved."
    case .withdrawn: "Invitation revoked."
    case .removed: "They have a household of their own now."
    case .joined: "Welcome. Your diary came with you."
    case .left: "You have a household of your own now."
    case .roleSet, .factorSet: "Saved."
    }
  }
}
