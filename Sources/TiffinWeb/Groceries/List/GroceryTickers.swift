import TiffinCore

/// The words for the people who put lines into the basket, such as "Bob, 10:42".
struct GroceryTickers: Sendable {
  private let members: [HouseholdMember]
  private let visitor: Visitor
  private let clock: Clock

  init(_ page: GroceryListPage, _ clock: Clock, for visitor: Visitor) {
    members = page.members
    self.visitor = visitor
    self.clock = clock
  }

  /// Returns the words for a line in the list: nil unless another member ticked it today.
  func others(_ item: GroceryItem) -> String? {
    guard item.tickedBy != visitor.person.id, let (name, moment) = ticker(of: item), moment.date == visitor.today
    else { return nil }
    return "\(name), \(moment.time.iso)"
  }

  /// Returns the words for the opened line; with the day if it is not today. Nil if the household has one member.
  func anyone(_ item: GroceryItem) -> String? {
    guard members.count > 1, let (name, moment) = ticker(of: item) else { return nil }
    let day = moment.date == visitor.today ? "" : "\(visitor.format.short(moment.date)), "
    return "\(name), \(day)\(moment.time.iso)"
  }

  private func ticker(of item: GroceryItem) -> (name: String, moment: LocalDateTime)? {
    guard let seconds = item.completed, let member = members.first(where: { $0.id == item.tickedBy }) else {
      return nil
    }
    return (member.name, clock.moment(at: seconds, for: visitor.person))
  }
}
