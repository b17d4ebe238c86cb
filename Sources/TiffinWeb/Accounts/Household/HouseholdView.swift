import QRCodes
import Templating
import TiffinCore

/// The members of a household and its invitations, for the template `accounts/household`.
struct HouseholdView: PageView {
  static let template = "accounts/household"

  let page: HouseholdPage
  let asked: PasswordConfirmationView?
  let invitations: [InvitationView]
  let visitor: Visitor
  /// True if people sign in with passwords.
  let asksForPasswords: Bool
  let action: HouseholdNoticeAction?
  /// The name of the household as typed in a refused form; nil if none was refused.
  let name: String?
  let errors: FormErrors?
  let link: OneTimeLinkView?

  static let fields: Fields<HouseholdView> = [
    "called": .text(\.page.household.name),
    "saved": .text { $0.action?.sentence },
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "link": .view(\.link),
    "arriving": .text { view in
      view.page.arrival.map {
        "Moving in: \(Formatter.grouped($0.arrived)) of \(Formatter.grouped($0.total)) recipes, plans and groceries."
      }
    },
    "visitor": .text(\.visitor.person.name),
    "lastDay": .text { $0.invitations.first?.until },
    "owner": .flag(\.isOwner),
    "asks": .flag(\.asksForPasswords),
    "required": .flag(\.page.household.requiresFactor),
    "asked": .view(\.asked),
    "alone": .flag { $0.page.members.count == 1 },
    "last": .flag(\.isLastOwner),
    "name": .view { FieldView(id: "name", value: $0.name ?? $0.page.household.name, error: $0.errors?["name"]) },
    "members": .list(\.memberViews),
    "invitations": .list(\.invitations),
  ]

  private var members: [HouseholdMember] { page.members }

  private var isOwner: Bool { visitor.person.role == .owner }

  private var isLastOwner: Bool { isOwner && members.count > 1 && members.count { $0.role == .owner } == 1 }

  private var memberViews: [MemberView] {
    members.map {
      MemberView(
        member: $0, isYou: $0.id == visitor.person.id, canBeChanged: isOwner && $0.id != visitor.person.id,
        canForget: asksForPasswords && $0.username != nil && $0.role == .member, links: visitor.links)
    }
  }
}

/// A member of the household.
struct MemberView: View {
  let member: HouseholdMember
  let isYou: Bool
  let canBeChanged: Bool
  /// True if an owner can create a link that resets the member's password: the member signs in with a password and is
  /// not an owner.
  let canForget: Bool
  let links: Links

  static let fields: Fields<MemberView> = [
    "name": .text(\.member.name),
    "about": .text(\.about),
    "changeable": .flag(\.canBeChanged),
    "owner": .flag { $0.member.role == .owner },
    "forgets": .flag(\.canForget),
    "role": .text { $0.links.member($0.member.id, "role") },
    "promote": .text { $0.canForget ? $0.links.member($0.member.id, MemberChange.owner.rawValue) : nil },
    "password": .text { $0.links.member($0.member.id, MemberChange.password.rawValue) },
    "remove": .text { $0.links.removal(of: $0.member.id) },
  ]

  private var about: String {
    let role = member.role == .owner ? "owner" : "member"
    return Formatter.joined([isYou ? "You" : nil, role, member.username].compactMap { $0 })
  }
}

/// An invitation that has not been accepted yet.
struct InvitationView: View {
  let invitation: Invitation
  /// The last day on which the invitation is valid, in the visitor's time zone.
  let until: String
  let links: Links

  static let fields: Fields<InvitationView> = [
    "withdraw": .text { $0.links.withdraw($0.invitation.id) },
    "until": .text(\.until),
  ]
}

/// A single-use link to be shared.
struct OneTimeLinkView: View {
  let href: String
  /// The name of the member whose password the link resets; nil for an invitation.
  let member: String?
  /// The QR code of the link; nil if it cannot be drawn.
  let code: QRCode?

  static let fields: Fields<OneTimeLinkView> = [
    "href": .text(\.href),
    "member": .text(\.member),
    "code": .view(\.code),
  ]
}
