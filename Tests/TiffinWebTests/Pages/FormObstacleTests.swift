import HTTPTypes
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A form that the server cannot save` {
  @Test(arguments: [
    (StoreError.busy, 503, "5" as String?), (.tooSlow("cut"), 503, "5"), (.full, 507, nil), (.readOnly, 503, nil),
  ])
  func `is shown again with a message about no field if the store is busy or full`(
    error: StoreError, status: Int, retryAfter: String?
  ) throws {
    let errors = try FormErrors(error)

    #expect(errors.status.code == status)
    #expect(errors.headers[.retryAfter] == retryAfter)
    #expect(errors.problems.map(\.field) == [nil])
  }

  @Test(arguments: [StoreError.notFound, .damaged("x"), .refused("x"), .failed("x")])
  func `is not shown again if sending it again would not help`(error: StoreError) {
    #expect(throws: error) { try FormErrors(error) }
  }

  @Test func `is shown again with a message at its date if the day is read-only`() throws {
    #expect(try FormErrors(StoreError.pastDay)["date"] != nil)
  }

  @Test func `keeps the errors of its fields`() throws {
    var errors = FormErrors()
    errors.add("Give the meal a name", at: "name")

    #expect(try FormErrors(errors)["name"] == "Give the meal a name")
    #expect(try FormErrors(errors).status == .unprocessableContent)
  }
}
