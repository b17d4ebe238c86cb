extension Rooms {
  /// The site's map.
  @Sendable func routes(_ site: inout Routes<Visitor>) {
    site.get("/", home)

    site.get("/diary", diary.find)
    site.get("/diary/{day}", diary.show)
    site.post(typed: "/diary/{day}/meals", quickEntry.add)
    site.get("/diary/{day}/copy", again.preview)
    site.post("/diary/{day}/copy", again.day)
    site.post("/diary/{day}/uncopy", again.uncopy)

    site.get("/trends", trends.show)

    site.get("/meals", list.show)
    site.get("/meals/new", form.new)
    site.post(typed: "/meals", save.add)
    site.post("/meals/samples", samples.load)
    site.get("/meals/{id}", detail.show)
    site.get("/meals/{id}/edit", form.edit)
    site.post(typed: "/meals/{id}", save.update)
    site.post("/meals/{id}/rating", marks.rate)
    site.post("/meals/{id}/favourite", marks.favourite)
    site.post("/meals/{id}/date", date.set)
    site.post("/meals/{id}/delete", marks.delete)
    site.post("/meals/{id}/restore", marks.restore)
    site.post("/meals/{id}/repeat", again.meal)

    recipes(&site)
    plan.routes(&site)
    groceries(&site)

    site.get("/settings", settings.show)
    site.post(typed: "/settings", settings.save)

    site.get("/account", account.show)
    site.post(typed: "/account/name", account.rename)
    site.get("/photos/{id}/{size}", photos.show)
    site.get("/export/meals.csv", export.csv)

    if mode != .none { people(&site) }
    if mode == .password { signingIn(&site) }

    site.get(open: "/healthz", health.show)
    site.get(open: "/assets/{hash}/{name...}", assets.show)
  }

  /// Where there is more than one person.
  private func people(_ site: inout Routes<Visitor>) {
    site.get("/account/delete", account.askToDelete)
    site.post("/account/delete", account.delete)

    site.get("/household", household.show)
    site.post(typed: "/household/name", household.rename)
    site.post("/household/invitations", household.invite)
    site.post("/household/invitations/{id}/withdraw", household.withdraw)
    site.post("/household/members/{id}/role", household.setRole)
    site.get("/household/members/{id}/remove", household.askToRemove)
    site.post("/household/members/{id}/remove", household.remove)
    site.get("/household/leave", household.askToLeave)
    site.post("/household/leave", household.leave)

    site.get(open: "/join/{token}", join.show)
    site.get("/join/{token}/accept", join.ask)
    site.post("/join/{token}/accept", join.accept)
  }

  /// Where they sign in with a password.
  private func signingIn(_ site: inout Routes<Visitor>) {
    site.get(open: "/setup", setup.show)
    site.post(open: "/setup", setup.setUp)
    site.get(open: "/sign-in", signIn.show)
    site.post(open: "/sign-in", upTo: RequestBody.textLimit, signIn.signIn)
    site.post("/sign-out", signOut.signOut)

    site.post("/account/password", account.changePassword)
    site.post("/account/sessions/{id}/end", signOut.end)
    site.post("/account/sessions/end-others", signOut.endOthers)

    site.post("/household/members/{id}/password", household.newPassword)
    site.post(open: "/join/{token}", join.join)
    site.get(open: "/reset/{token}", newPassword.show)
    site.post(open: "/reset/{token}", newPassword.set)
  }

  /// The tin that one opens first.
  @Sendable private func home(_ request: Request, for visitor: Visitor) -> Response {
    .seeOther(visitor.links.diary(visitor.today))
  }
}
