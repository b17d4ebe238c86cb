import TiffinCore

extension HouseholdStore {
  /// A member of the household that a command line names, an owner where there is one.
  ///
  /// - Throws: ``Refusal`` unless there is exactly one.
  func member(ofHouseholdCalled name: String) throws -> Person {
    let members = try members(ofHouseholdNamed: name)
    guard let first = members.first else {
      throw Refusal("There is no household “\(name)”. See `tiffin account list`.", .usage)
    }
    guard members.count == 1 else {
      throw Refusal("\(members.count) households are called “\(name)”. Name a member's username instead.", .usage)
    }
    return first
  }
}
