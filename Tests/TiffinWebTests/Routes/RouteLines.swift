import TestServer
import Testing

/// A way along a route, and how it ends for whom.
struct RouteLine: Sendable, CustomTestStringConvertible {
  /// The statuses of the answers for Alice, an owner; for Bob, a member of her household; for Carol, of another one.
  struct Ends: Sendable {
    let alice: Int
    let bob: Int
    let carol: Int

    /// The ends of a route that shows the visitor's own data.
    static func own(_ status: Int) -> Ends { Ends(alice: status, bob: status, carol: status) }
    /// The ends of a route that shows Alice's meal or photo.
    static func alices(_ status: Int) -> Ends { Ends(alice: status, bob: 404, carol: 404) }
    /// The ends of a route that shows data of Alice's household.
    static func shared(_ status: Int) -> Ends { Ends(alice: status, bob: status, carol: 404) }
    /// A member of Alice's household, whom its owners may change.
    static func members(_ status: Int) -> Ends { Ends(alice: status, bob: 403, carol: 404) }
    /// The household, which its owners change, each their own.
    static func owners(_ status: Int) -> Ends { Ends(alice: status, bob: 403, carol: status) }
  }

  /// The method and pattern.
  let route: String
  let ends: Ends
  /// The path below the base path, with placeholders such as `{meal}` for IDs of Alice's data.
  let path: String
  let fields: [(String, String)]
  /// The status for a visitor who is not signed in; nil if they are asked to sign in.
  var open: Int?

  init(
    _ route: String, _ ends: Ends, open: Int? = nil, at path: String? = nil,
    _ fields: KeyValuePairs<String, String> = [:]
  ) {
    self.route = route
    self.ends = ends
    self.open = open
    self.path = path ?? String(route.drop { $0 != "/" }.dropFirst())
    self.fields = fields.map { ($0.key, $0.value) }
  }

  var isChange: Bool { route.hasPrefix("POST") }
  var testDescription: String {
    "\(route) at \(path) \(fields.map { "\($0.0)=\($0.1)" }.joined(separator: "&"))"
  }
}

extension RouteLine {
  static let all = pages + changes + foods + recipes + plan + groceries + household + openToAll

  private static let pages = [
    RouteLine("GET /", .own(200)),
    RouteLine("GET /offline", .own(200)),
    RouteLine("GET /diary", .own(200)),
    RouteLine("GET /diary", .own(303), at: "diary?day=2026-11-20"),
    RouteLine("GET /diary/{day}", .own(200), at: "diary/2026-11-21"),
    RouteLine("GET /diary/{day}", .own(200), at: "diary/2026-11-21?fill={meal}"),
    RouteLine("GET /diary/{day}", .own(200), at: "diary/2026-11-21?open={meal}&added={meal}"),
    RouteLine("GET /diary/{day}", .own(200), at: "diary/2026-11-21?deleted={deleted}"),
    RouteLine("GET /diary/{day}", .own(200), at: "diary/2026-11-21?copied={meal}"),
    RouteLine("GET /diary/print", .own(200), at: "diary/print?from=2026-11-20&to=2026-11-21&by=week"),
    RouteLine("GET /diary/{day}/copy", .own(200), at: "diary/2026-11-21/copy"),
    RouteLine("GET /trends", .own(200)),
    RouteLine("GET /meals", .own(200)),
    RouteLine("GET /meals", .own(200), at: "meals?q=tomatenfest"),
    RouteLine("GET /meals", .own(200), at: "meals?category=lunch"),
    RouteLine("GET /meals", .own(200), at: "meals?favourites=1"),
    RouteLine("GET /meals", .own(200), at: "meals?month=2026-10"),
    RouteLine("GET /meals", .own(200), at: "meals?open={meal}&saved={meal}"),
    RouteLine("GET /meals", .own(200), at: "meals?restored={meal}"),
    RouteLine("GET /meals", .own(200), at: "meals?added={meal}"),
    RouteLine("GET /meals", .own(200), at: "meals?deleted={deleted}"),
    RouteLine("GET /meals/new", .own(200)),
    RouteLine("GET /meals/new", .own(200), at: "meals/new?photo=again"),
    RouteLine("GET /meals/new", .alices(200), at: "meals/new?copy={meal}"),
    RouteLine("GET /meals/{id}", .alices(200), at: "meals/{meal}"),
    RouteLine("GET /meals/{id}", .alices(404), at: "meals/{deleted}"),
    RouteLine("GET /meals/{id}/edit", .alices(200), at: "meals/{meal}/edit"),
    RouteLine("GET /meals/{id}/edit", .alices(404), at: "meals/{deleted}/edit"),
    RouteLine("GET /photos/{id}/{size}", .alices(200), at: "photos/{photo}/small"),
    RouteLine("GET /photos/{id}/{size}", .alices(200), at: "photos/{photo}/large"),
    RouteLine("GET /photos/held/{id}", .alices(200), at: "photos/held/{held}"),
    RouteLine("GET /photos/held/{id}/large", .alices(200), at: "photos/held/{held}/large"),
    RouteLine("GET /export/meals.csv", .own(200)),
    RouteLine("GET /settings", .own(200)),
    RouteLine("GET /settings/{part}", .own(200), at: "settings/reminders"),
    RouteLine("GET /settings/server", .alices(200)),
    RouteLine("GET /account", .own(200)),
    RouteLine("GET /account/delete", .own(200)),
    RouteLine("GET /account/factor", .own(200)),
    RouteLine("GET /household", .own(200)),
    RouteLine("GET /join/{token}/accept", .own(200), at: "join/{link}/accept"),
  ]

  private static let changes = [
    RouteLine(
      "POST /diary/{day}/meals", .own(303), at: "diary/2026-11-21/meals",
      ["name": "Toast", "time": "08:00", "carbs": "1", "protein": "1", "fat": "1"]),
    RouteLine(
      "POST /diary/{day}/meals", .own(303), at: "diary/2026-11-21/meals",
      [
        "name": "Caprese alla Alice", "time": "08:00", "category": "Lunch", "carbs": "12", "protein": "18", "fat": "26",
        "filled": "{meal}",
      ]),
    RouteLine("POST /diary/{day}/water", .own(303), at: "diary/2026-11-21/water", ["glasses": "1"]),
    RouteLine("POST /diary/{day}/weight", .own(303), at: "diary/2026-11-21/weight", ["weight": "71.8"]),
    RouteLine("POST /diary/{day}/weight", .own(422), at: "diary/2026-11-21/weight", ["weight": "heavy"]),
    RouteLine("POST /diary/{day}/note", .own(303), at: "diary/2026-11-21/note", ["note": "Slept", "was_note": ""]),
    RouteLine("POST /diary/{day}/copy", .own(303), at: "diary/2026-11-21/copy", ["to": "2026-11-22", "key": "k"]),
    RouteLine("POST /diary/{day}/copy/undo", .alices(303), at: "diary/2026-11-21/copy/undo", ["meals": "{meal}"]),
    RouteLine(
      "POST /diary/{day}/meals", RouteLine.Ends(alice: 303, bob: 422, carol: 422), at: "diary/2026-11-21/meals",
      ["eat": "{meal}"]),
    RouteLine(
      "POST /diary/{day}/meals", RouteLine.Ends(alice: 303, bob: 303, carol: 422), at: "diary/2026-11-21/meals",
      ["eat": "recipe-{recipe}"]),
    RouteLine("POST /meals/new", .own(200), ["name": "Toast", "kcal": "120", "list": "day=2026-11-21"]),
    RouteLine("POST /meals", .own(303), ["name": "Toast", "date": "2026-11-21"]),
    RouteLine(
      "POST /meals", RouteLine.Ends(alice: 303, bob: 422, carol: 422),
      ["name": "Toast", "date": "2026-11-21", "kept_photo": "{held}"]),
    RouteLine("POST /meals/samples", .own(303)),
    RouteLine(
      "POST /meals/{id}", .alices(303), at: "meals/{meal}", ["name": "Mine", "date": "2026-11-21", "revision": "1"]),
    RouteLine(
      "POST /meals/{id}", .alices(409), at: "meals/{meal}", ["name": "Mine", "date": "2026-11-21", "revision": "9"]),
    RouteLine(
      "POST /meals/{id}", .alices(303), at: "meals/{deleted}",
      ["name": "Mine", "date": "2026-11-21", "revision": "3", "restore": "1"]),
    RouteLine(
      "POST /meals/{id}", .alices(409), at: "meals/{deleted}", ["name": "Mine", "date": "2026-11-21", "revision": "1"]),
    RouteLine("POST /meals/{id}/rating", .alices(303), at: "meals/{meal}/rating", ["rating": "1"]),
    RouteLine("POST /meals/{id}/servings", .alices(303), at: "meals/{meal}/servings", ["servings": "6"]),
    RouteLine("POST /meals/{id}/favourite", .alices(303), at: "meals/{meal}/favourite", ["favourite": "1"]),
    RouteLine("POST /meals/{id}/date", .alices(303), at: "meals/{meal}/date", ["date": "2026-11-20"]),
    RouteLine("POST /meals/{id}/delete", .alices(303), at: "meals/{meal}/delete"),
    RouteLine("POST /meals/{id}/restore", .alices(303), at: "meals/{deleted}/restore"),
    RouteLine("POST /meals/{id}/repeat", .alices(303), at: "meals/{meal}/repeat", ["key": "k"]),
    RouteLine("POST /settings", .own(303), ["section": "goals", "calorie_goal": "1800"]),
    RouteLine(
      "POST /settings/{part}", .own(200), at: "settings/goals",
      ["age": "34", "height": "168", "weight": "65", "equation": "women", "activity": "light"]),
    RouteLine("POST /settings/{part}", .own(422), at: "settings/goals", ["age": "34"]),
    RouteLine(
      "POST /settings/server/backup", .alices(TestServer.address == nil ? 200 : 409), ["old_password": Site.password]),
    RouteLine("POST /first-steps/dismiss", .own(303), at: "first-steps/dismiss"),
    RouteLine("POST /first-steps/{step}/dismiss", .own(303), at: "first-steps/goal/dismiss"),
    RouteLine("POST /account/export", .own(200)),
    RouteLine("POST /account/name", .own(303), ["name": "Somebody else"]),
    RouteLine(
      "POST /account/password", .own(303), ["old_password": Site.password, "password": "another long one"]),
    RouteLine("POST /account/factor", .own(303), ["old_password": Site.password]),
    RouteLine("POST /account/factor/confirm", .own(422), ["code": "123456"]),
    // Alice has no second factor, so these redirect.
    RouteLine("POST /account/factor/codes", .own(303), ["old_password": Site.password]),
    RouteLine("POST /account/factor/off", .own(303), ["old_password": Site.password]),
    // Browsers offer no passkeys at this address.
    RouteLine("POST /account/factor/passkeys", .own(404), ["old_password": Site.password]),
    RouteLine("POST /account/factor/passkeys/add", .own(404), ["passkey": "AAAA.AAAA"]),
    RouteLine(
      "POST /account/factor/passkeys/{id}/remove", .own(404), at: "account/factor/passkeys/1/remove",
      ["old_password": Site.password]),
    RouteLine("POST /account/sessions/{id}/end", .alices(303), at: "account/sessions/{session}/end"),
    RouteLine("POST /account/sessions/end-others", .own(303)),
    RouteLine("POST /account/delete", .own(422), ["old_password": "wrong on purpose"]),
    RouteLine(
      "POST /account/delete", RouteLine.Ends(alice: 409, bob: 303, carol: 303), ["old_password": Site.password]),
    RouteLine("POST /sign-out", .own(303)),
  ]

  private static let plan = [
    RouteLine("GET /plan", .own(200)),
    RouteLine("GET /plan/{day}", .own(200), at: "plan/2026-11-21"),
    RouteLine("GET /plan/{day}", .own(200), at: "plan/2026-11-21?add=2026-11-21&q=suppe"),
    RouteLine("GET /plan/{day}", .own(200), at: "plan/2026-11-21?entry={entry}&added={entry}"),
    RouteLine("GET /plan/{day}", .own(200), at: "plan/2026-11-21?removed={entry}&eaten={entry}"),
    RouteLine("GET /plan/{day}", .own(200), at: "plan/2026-11-21?gone={entry}&adjusted={entry}"),
    RouteLine("GET /plan/{day}/copy", .own(200), at: "plan/2026-11-21/copy?scope=week"),
    RouteLine("GET /plan/{day}/sheet", .own(200), at: "plan/2026-11-21/sheet"),
    RouteLine("GET /plan/{day}/clear", .own(200), at: "plan/2026-11-21/clear?scope=week"),
    RouteLine("POST /plan/entries", .own(303), ["day": "2026-11-21", "text": "Soup"]),
    RouteLine("POST /plan/entries", .shared(303), ["day": "2026-11-21", "recipe": "{recipe}"]),
    RouteLine("POST /plan/entries/{id}/delete", .shared(303), at: "plan/entries/{entry}/delete"),
    RouteLine(
      "POST /plan/entries/{id}/move", .shared(303), at: "plan/entries/{entry}/move",
      ["day": "2026-11-22", "revision": "1"]),
    RouteLine(
      "POST /plan/entries/{id}/move", .shared(303), at: "plan/entries/{entry}/move",
      ["slot": "Lunch", "servings": "2", "revision": "1"]),
    RouteLine("POST /plan/entries/{id}/eaten", .shared(303), at: "plan/entries/{entry}/eaten", ["eaten": "1"]),
    RouteLine("POST /plan/{day}/copy", .own(303), at: "plan/2026-11-21/copy", ["scope": "week", "key": "k"]),
    RouteLine("POST /plan/{day}/clear", .own(303), at: "plan/2026-11-21/clear", ["scope": "week"]),
    RouteLine("POST /plan/{day}/remove", .shared(303), at: "plan/2026-11-21/remove", ["entries": "{entry}"]),
    RouteLine("POST /plan/{day}/restore", .shared(303), at: "plan/2026-11-21/restore", ["entries": "{entry}"]),
    RouteLine("GET /plan/{day}/groceries", .own(200), at: "plan/2026-11-21/groceries"),
    RouteLine("POST /plan/{day}/groceries", .own(303), at: "plan/2026-11-21/groceries", ["scope": "week"]),
    RouteLine(
      "POST /plan/{day}/groceries", .own(422), at: "plan/2026-11-21/groceries", ["from": "2026-11-21", "to": ""]),
    RouteLine(
      "POST /plan/{day}/groceries/remove", .own(303), at: "plan/2026-11-21/groceries/remove",
      ["entries": "{entry}"]),
    RouteLine("POST /plan/calendar", .own(200)),
    RouteLine("POST /plan/calendar/close", .own(303)),
    RouteLine("GET /plan/calendar/{file}", .own(200), open: 200, at: "plan/calendar/{calendar}.ics"),
    RouteLine("GET /plan/calendar/{file}", .own(404), open: 404, at: "plan/calendar/{calendar}"),
    RouteLine("GET /recipes/{id}/plan", .shared(200), at: "recipes/{recipe}/plan"),
    RouteLine("POST /recipes/{id}/plan", .shared(303), at: "recipes/{recipe}/plan", ["day": "2026-11-21"]),
  ]

  private static let household = [
    RouteLine("POST /household/name", .owners(303), ["name": "Theirs"]),
    RouteLine("POST /household/factor", .owners(303), ["required": "0"]),
    RouteLine("POST /household/invitations", .owners(200)),
    RouteLine(
      "POST /household/invitations/{id}/withdraw", .members(303), at: "household/invitations/{invitation}/withdraw"),
    RouteLine(
      "POST /household/members/{id}/role", .members(303), at: "household/members/{bob}/role",
      ["role": "owner"]),
    RouteLine("POST /household/members/{id}/role", .members(303), at: "household/members/{me}/role", ["role": "owner"]),
    RouteLine(
      "POST /household/members/{id}/role", .members(409), at: "household/members/{me}/role", ["role": "member"]),
    RouteLine("GET /household/members/{id}/remove", .members(200), at: "household/members/{bob}/remove"),
    RouteLine("GET /household/members/{id}/remove", .members(404), at: "household/members/{me}/remove"),
    RouteLine("POST /household/members/{id}/remove", .members(303), at: "household/members/{bob}/remove"),
    RouteLine("POST /household/members/{id}/remove", .members(404), at: "household/members/{me}/remove"),
    RouteLine("GET /household/members/{id}/password", .members(200), at: "household/members/{bob}/password"),
    RouteLine("GET /household/members/{id}/password", .members(404), at: "household/members/{me}/password"),
    RouteLine(
      "POST /household/members/{id}/password", .members(422), at: "household/members/{bob}/password",
      ["old_password": "wrong on purpose"]),
    RouteLine(
      "POST /household/members/{id}/password", .members(200), at: "household/members/{bob}/password",
      ["old_password": Site.password]),
    RouteLine("GET /household/members/{id}/owner", .members(200), at: "household/members/{bob}/owner"),
    RouteLine("GET /household/members/{id}/owner", .members(404), at: "household/members/{me}/owner"),
    RouteLine(
      "POST /household/members/{id}/owner", .members(422), at: "household/members/{bob}/owner",
      ["old_password": "wrong on purpose"]),
    RouteLine(
      "POST /household/members/{id}/owner", .members(303), at: "household/members/{bob}/owner",
      ["old_password": Site.password]),
    // Not for an owner.
    RouteLine(
      "POST /household/members/{id}/password", .members(404), at: "household/members/{me}/password",
      ["old_password": Site.password]),
    RouteLine("GET /household/leave", RouteLine.Ends(alice: 409, bob: 200, carol: 409)),
    RouteLine("POST /household/leave", RouteLine.Ends(alice: 409, bob: 303, carol: 409)),
    // The link works once: where Bob took it, Carol comes too late.
    RouteLine("POST /join/{token}/accept", RouteLine.Ends(alice: 409, bob: 303, carol: 404), at: "join/{link}/accept"),
  ]

  private static let openToAll = [
    RouteLine("GET /setup", .own(404), open: 404),
    // Only for programs on the same machine.
    RouteLine("GET /metrics", .own(404), open: 404),
    RouteLine("POST /setup", .own(404), open: 404),
    RouteLine("GET /sign-in", .own(303), open: 200),
    RouteLine("POST /sign-in", .own(303), open: 422, ["username": "bob", "password": Site.password]),
    // Nobody's password was given.
    RouteLine("GET /sign-in/code", .own(303), open: 303),
    RouteLine("POST /sign-in/code", .own(422), open: 422, ["code": "123456"]),
    RouteLine("GET /join/{token}", .own(303), open: 200, at: "join/{link}"),
    RouteLine(
      "POST /join/{token}", RouteLine.Ends(alice: 303, bob: 303, carol: 404), open: 422, at: "join/{link}",
      ["username": "dora", "password": Site.password]),
    RouteLine("GET /reset/{token}", .own(200), open: 200, at: "reset/{password-link}"),
    RouteLine(
      "POST /reset/{token}", RouteLine.Ends(alice: 303, bob: 303, carol: 404), open: 422, at: "reset/{password-link}",
      ["password": Site.password]),
    RouteLine("GET /healthz", .own(200), open: 200),
    RouteLine("GET /readyz", .own(200), open: 200),
    RouteLine("GET /assets/{hash}/{name...}", .own(200), open: 200, at: "assets/x/app.css"),
    RouteLine("GET /sw.js", .own(200), open: 200),
  ]
}
