import TiffinCore

/// Knows who asks, what time it is for them, and what their pages have around them.
struct Reception: Sendable {
  let people: PersonStore
  let meals: MealStore
  let clock: Clock
  let assets: Assets

  func visitor(_ request: Request) throws(StoreError) -> Visitor {
    let person = try people.builtIn()
    let now = clock.now(for: person)
    let soFar = SoFar(meals: meals, person: person, today: now.date)
    return Visitor(
      person: person.on(now.date), today: now.date, now: now.time,
      chrome: Chrome(request, assets, for: person, soFar: soFar, serverZone: clock.serverZone))
  }
}
