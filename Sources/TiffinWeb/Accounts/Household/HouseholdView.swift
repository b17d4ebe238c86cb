import Templating
import TiffinCore

/// What was just done on the household's page.
enum HouseholdDeed: String {
  case renamed, withdrawn, removed, joined, left, roleSet = "role"

  var sentence: String {
    switch self {
    case .renamed: "Name saved."
    case .withdrawn: "That invitation is not good any more."
    case .removed: "They live in a household of their own now, with their diary."
    case .joined: "Welcome. Your diary came with you, and stays your own."
    case .left: "You live in a household of your own now. Your diary came with you."
    case .roleSet: "Saved."
    }
  }
}

/// `accounts/household`: who shares what there is to share.
struct HouseholdView: PageView {
  static let template = "accounts/household"

  let household: Household
  let members: [HouseholdStore.Member]
  let invitations: [InvitationView]
  let visitor: Visitor
  /// Whether people sign in with passwords here.
  let asksForPasswords: Bool
  let deed: HouseholdDeed?
  /// As typed.
  let name: String?
  let errors: FormErrors?
  let link: OneTimeLinkView?

  static let fields: Fields<HouseholdView> = [
    "called": .text(\.household.name),
    "saved": .text { $0.deed?.sentence },
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "link": .view(\.link),
    "owner": .flag(\.isOwner),
    "alone": .flag { $0.members.count == 1 },
    "last": .flag(\.isLastOwner),
    "name": .view { FieldView(id: "name", value: $0.name ?? $0.household.name, error: $0.errors?["name"]) },
    "members": .list(\.memberViews),
    "invitations": .list(\.invitations),
  ]

  private var isOwner: Bool { visitor.person.role == .owner }

  private var isLastOwner: Bool { isOwner && members.count > 1 && members.count { $0.role == .owner } == 1 }

  private var memberViews: [MemberView] {
    members.map {
      MemberView(
        member: $0, isYou: $0.id == visitor.person.id, canBeChanged: isOwner && $0.id != visitor.person.id,
        canForget: asksForPasswords && $0.username != nil && $0.role == .member)
    }
  }
}

/// Somebody of the household.
struct MemberView: View {
  let member: HouseholdStore.Member
  let isYou: Bool
  let canBeChanged: Bool
  /// Whether they have a password that could be forgotten.
  let canForget: Bool

  static let fields: Fields<MemberView> = [
    "id": .number { Int($0.member.id.number) },
    "name": .text(\.member.name),
    "about": .text(\.about),
    "changeable": .flag(\.canBeChanged),
    "owner": .flag { $0.member.role == .owner },
    "forgets": .flag(\.canForget),
  ]

  private var about: String {
    let role = member.role == .owner ? "owner" : "member"
    return [isYou ? "You" : nil, role, member.username].compactMap { $0 }.joined(separator: " · ")
  }
}

/// An invitation that nobody has taken yet.
struct InvitationView: View {
  let invitation: LinkStore.Invitation
  /// Its last day, on the visitor's own clock.
  let until: String

  static let fields: Fields<InvitationView> = [
    "id": .number { Int($0.invitation.id.number) },
    "until": .text(\.until),
  ]
}

/// A link that works once, to be handed over.
struct OneTimeLinkView: View {
  let href: String
  /// Whose new password it is for; nil for an invitation.
  let member: String?

  static let fields: Fields<OneTimeLinkView> = [
    "href": .text(\.href),
    "member": .text(\.member),
  ]
}
