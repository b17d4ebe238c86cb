/// An action on the household's page, reported by the page that follows.
enum HouseholdAction: String {
  case renamed, withdrawn, removed, joined, left, roleSet = "role"

  var sentence: String {
    switch self {
    case .renamed: "Name saved."
    case .withdrawn: "Invitation revoked."
    case .removed: "They live in a household of their own now, with their diary."
    case .joined: "Welcome. Your diary came with you, and stays your own."
    case .left: "You live in a household of your own now. Your diary came with you."
    case .roleSet: "Saved."
    }
  }
}
