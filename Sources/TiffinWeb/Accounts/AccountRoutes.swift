import TiffinCore

extension Room {
  /// A person's own account.
  static let account = Room { site in
    site.get("/account", shows: AccountView.self) { AccountController($0).show }
    site.post(typed: "/account/name", shows: AccountView.self) { AccountController($0).rename }
  }

  /// Those who share a household, where there is more than one person.
  static let household = Room(in: [.password, .proxy]) { site in
    site.get("/account/delete", shows: DeleteAccountView.self) { AccountController($0).askToDelete }
    site.post("/account/delete", shows: DeleteAccountView.self) { AccountController($0).delete }

    site.get("/household", shows: HouseholdView.self) { HouseholdController($0).show }
    site.post(typed: "/household/name", shows: HouseholdView.self) { HouseholdController($0).rename }
    site.post("/household/invitations", shows: HouseholdView.self) { HouseholdController($0).invite }
    site.post("/household/invitations/{id}/withdraw") { HouseholdController($0).withdraw }
    site.post("/household/members/{id}/role", shows: HouseholdView.self) { HouseholdController($0).setRole }
    site.get("/household/members/{id}/remove", shows: PartingView.self) { HouseholdController($0).askToRemove }
    site.post("/household/members/{id}/remove") { HouseholdController($0).remove }
    site.get("/household/leave", shows: PartingView.self) { HouseholdController($0).askToLeave }
    site.post("/household/leave", shows: HouseholdView.self) { HouseholdController($0).leave }

    site.get(open: "/join/{token}", shows: JoinView.self) { JoinController($0).show }
    site.get("/join/{token}/accept", shows: AcceptView.self) { JoinController($0).ask }
    site.post("/join/{token}/accept", shows: AcceptView.self) { JoinController($0).accept }
  }

  /// Signing in, where a password is asked for.
  static let signIn = Room(in: [.password]) { site in
    site.get(open: "/setup", shows: SetupView.self) { SetupController($0).show }
    site.post(open: "/setup", shows: SetupView.self) { SetupController($0).setUp }
    site.get(open: "/sign-in", shows: SignInView.self) { SignInController($0).show }
    site.post(open: "/sign-in", upTo: RequestBody.textLimit, shows: SignInView.self) { SignInController($0).signIn }
    site.post("/sign-out") { SignOutController($0).signOut }

    site.post("/account/password", shows: AccountView.self) { AccountController($0).changePassword }
    site.post("/account/sessions/{id}/end") { SignOutController($0).end }
    site.post("/account/sessions/end-others") { SignOutController($0).endOthers }

    site.post("/household/members/{id}/password", shows: HouseholdView.self) { HouseholdController($0).newPassword }
    site.post(open: "/join/{token}", shows: JoinView.self) { JoinController($0).join }
    site.get(open: "/reset/{token}", shows: NewPasswordView.self) { NewPasswordController($0).show }
    site.post(open: "/reset/{token}", shows: NewPasswordView.self) { NewPasswordController($0).set }
  }
}
