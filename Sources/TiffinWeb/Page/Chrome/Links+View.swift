import Templating

/// The addresses that are the same on every page, under the names used in templates: `{{links.plan}}`. Those of a meal
/// or a day are names of its view.
extension Links: View {
  static let fields: Fields<Links> = [
    "home": .text(\.home),
    "diary": .text(\.diary),
    "trends": .text { $0.trends() },
    "meals": .text(\.meals),
    "samples": .text { $0.path("meals", "samples") },
    "export": .text { $0.path("account", "export") },
    "bring": .text { $0.path("bring") },
    "mealTable": .text { $0.path("export", "meals.csv") },
    "recipes": .text(\.recipes),
    "plan": .text(\.plan),
    "calendar": .text { $0.path("plan", "calendar") },
    "closeCalendar": .text { $0.path("plan", "calendar", "close") },
    "groceries": .text(\.groceries),
    "clearGroceries": .text { $0.path("groceries", "clear") },
    "clearBasket": .text { $0.path("groceries", "clear-completed") },
    "groceryText": .text { $0.path("export", "groceries.txt") },
    "groceryTable": .text { $0.path("export", "groceries.csv") },
    "aisles": .text(\.aisles),
    "settings": .text(\.settings),
    "goalSettings": .text { $0.settings(.goals) },
    "diarySettings": .text { $0.settings(.diary) },
    "reminderSettings": .text { $0.settings(.reminders) },
    "timeZoneSettings": .text { $0.settings(.timeZone) },
    "account": .text(\.account),
    "accountName": .text { $0.path("account", "name") },
    "password": .text { $0.path("account", "password") },
    "endOtherSessions": .text { $0.path("account", "sessions", "end-others") },
    "deleteAccount": .text { $0.path("account", "delete") },
    "household": .text(\.household),
    "householdName": .text { $0.path("household", "name") },
    "invitations": .text { $0.path("household", "invitations") },
    "leaveHousehold": .text(\.leaving),
    "setup": .text(\.setup),
    "signIn": .text { $0.signIn() },
    "signOut": .text { $0.path("sign-out") },
  ]
}
