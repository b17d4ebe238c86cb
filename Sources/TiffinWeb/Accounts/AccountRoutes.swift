import TiffinCore

extension RouteTable {
  /// The routes of a person's own account, and of the server's page for its owner.
  static let account = RouteTable { site in
    site.page("/settings/server", ServerView.self) { ServerController($0).show }
    site.post("/settings/server/backup", shows: ServerView.self) { ServerController($0).download }

    site.page("/account", AccountView.self) { AccountController($0).show }
    site.post("/account/export") { AccountExportController($0).download }
    site.post(typed: "/account/name", shows: AccountView.self) { AccountController($0).rename }
  }

  /// The routes of the household's members. They do not exist in an installation without sign-in.
  static let household = RouteTable(in: [.password, .proxy]) { site in
    site.page("/account/delete", DeleteAccountView.self) { DeleteAccountController($0).ask }
    site.post("/account/delete", shows: DeleteAccountView.self) { DeleteAccountController($0).delete }

    site.page("/household", HouseholdView.self) { HouseholdController($0).show }
    site.post(typed: "/household/name", shows: HouseholdView.self) { HouseholdController($0).rename }
    site.post("/household/invitations", shows: HouseholdView.self) { HouseholdController($0).invite }
    site.post("/household/invitations/{id}/withdraw") { HouseholdController($0).withdraw }
    site.post("/household/members/{id}/role", shows: HouseholdView.self) { HouseholdController($0).setRole }
    site.page("/household/members/{id}/remove", LeaveHouseholdView.self) { LeaveHouseholdController($0).askToRemove }
    site.post("/household/members/{id}/remove") { LeaveHouseholdController($0).remove }
    site.page("/household/leave", LeaveHouseholdView.self) { LeaveHouseholdController($0).askToLeave }
    site.post("/household/leave", shows: HouseholdView.self) { LeaveHouseholdController($0).leave }

    site.get(open: "/join/{token}", shows: JoinView.self) { JoinController($0).show }
    site.page("/join/{token}/accept", AcceptInvitationView.self) { AcceptInvitationController($0).ask }
    site.post("/join/{token}/accept", shows: AcceptInvitationView.self) { AcceptInvitationController($0).accept }
  }

  /// The routes for signing in. They exist only if people sign in with passwords.
  static let signIn = RouteTable(in: [.password]) { site in
    site.get(open: "/setup", shows: SetupView.self) { SetupController($0).show }
    site.post(open: "/setup", shows: SetupView.self) { SetupController($0).setUp }
    site.get(open: "/sign-in", shows: SignInView.self) { SignInController($0).show }
    site.post(open: "/sign-in", upTo: RequestBody.textLimit, shows: SignInView.self) { SignInController($0).signIn }
    site.get(open: "/sign-in/code", shows: SignInCodeView.self) { SignInCodeController($0).show }
    site.post(open: "/sign-in/code", upTo: RequestBody.textLimit, shows: SignInCodeView.self, SignInView.self) {
      SignInCodeController($0).enter
    }
    site.post("/sign-out") { SignOutController($0).signOut }

    site.post("/account/password", shows: AccountView.self) { AccountController($0).changePassword }
    site.page("/account/factor", SecondFactorView.self) { SecondFactorController($0).show }
    site.post("/account/factor", shows: SecondFactorView.self) { SecondFactorController($0).begin }
    site.post("/account/factor/confirm", shows: SecondFactorView.self, RecoveryCodesView.self) {
      SecondFactorController($0).confirm
    }
    site.post("/account/factor/codes", shows: SecondFactorView.self, RecoveryCodesView.self) {
      SecondFactorController($0).renew
    }
    site.post("/account/factor/off", shows: SecondFactorView.self) { SecondFactorController($0).turnOff }
    site.post("/account/factor/passkeys", shows: SecondFactorView.self, PasskeyView.self) {
      PasskeyController($0).begin
    }
    site.post("/account/factor/passkeys/add", shows: SecondFactorView.self, RecoveryCodesView.self) {
      PasskeyController($0).add
    }
    site.post("/account/factor/passkeys/{id}/remove", shows: SecondFactorView.self) { PasskeyController($0).remove }
    site.post("/household/factor", shows: HouseholdView.self) { HouseholdSecondFactorController($0).set }
    site.post("/account/sessions/{id}/end") { SignOutController($0).end }
    site.post("/account/sessions/end-others") { SignOutController($0).endOthers }

    site.page("/household/members/{id}/password", MemberChangeView.self) { MemberChangeController($0, .password).ask }
    site.post("/household/members/{id}/password", shows: HouseholdView.self, MemberChangeView.self) {
      MemberChangeController($0, .password).make
    }
    site.page("/household/members/{id}/owner", MemberChangeView.self) { MemberChangeController($0, .owner).ask }
    site.post("/household/members/{id}/owner", shows: HouseholdView.self, MemberChangeView.self) {
      MemberChangeController($0, .owner).make
    }
    site.post(open: "/join/{token}", shows: JoinView.self) { JoinController($0).join }
    site.get(open: "/reset/{token}", shows: NewPasswordView.self) { NewPasswordController($0).show }
    site.post(open: "/reset/{token}", shows: NewPasswordView.self) { NewPasswordController($0).set }
  }
}
