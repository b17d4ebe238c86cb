import TiffinCore

extension HouseholdMemberStore {
  /// Returns a member of the household that a command line names, an owner if there is one.
  ///
  /// - Throws: ``CommandError`` unless exactly one household matches.
  func member(ofHouseholdCalled name: String) throws -> Person {
    let members = try members(ofHouseholdNamed: name)
    guard let first = members.first else {
      throw CommandError("There is no household “\(name)”. See `tiffin account list`.", .usage)
    }
    guard members.count == 1 else {
      throw CommandError("\(members.count) households are called “\(name)”. Use a member's username instead.", .usage)
    }
    return first
  }
}
