import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Several processes on one database` {
  @Test func `neither lose nor repeat a write`() async throws {
    let kitchen = try Kitchen()
    let folder = kitchen.folder
    let cook = kitchen.cook

    // Two installations stand for two processes: their locks and connections are separate.
    let ids = try await withThrowingTaskGroup(of: [Meal.ID].self) { group in
      for writer in 0..<4 {
        group.addTask {
          let installation = try folder.open()
          defer { try? installation.close() }
          let meals = MealStore(installation.database)
          return try (0..<50).map { round in
            let name = "Meal \(round) of \(writer)"
            return try meals.add(.caprese(name: name), photo: nil, key: .random(), by: cook)
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }

    #expect(Set(ids).count == 200)
    #expect(try kitchen.count("meal") == 200)
  }

  @Test func `save the same form only once`() async throws {
    let kitchen = try Kitchen()
    let folder = kitchen.folder
    let cook = kitchen.cook
    let keys = (0..<20).map { _ in SubmissionKey.random() }

    let ids = try await withThrowingTaskGroup(of: [Meal.ID].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let installation = try folder.open()
          defer { try? installation.close() }
          let meals = MealStore(installation.database)
          return try keys.map { try meals.add(.toast(), photo: .plate(), key: $0, by: cook) }
        }
      }
      return try await group.reduce(into: Set<[Meal.ID]>()) { $0.insert($1) }
    }

    #expect(ids.count == 1)
    #expect(try kitchen.count("meal") == 20)
    #expect(try kitchen.count("photo") == 20)
  }
}
