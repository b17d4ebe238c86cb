import Templating
import TiffinCore

/// A page of meals under the headings of their order, for the template `meals/list`.
struct MealListView: PageView {
  static let template = "meals/list"

  let place: MealListLocation
  let order: MealOrder
  let groups: [MealGroupView]
  let next: MealCursor?
  let today: LocalDate
  let notice: MealNoticeView?
  let tools: MealListTools
  /// The key shared by the page's forms that add favourites: a form sent twice is recognised by key and meal. Nil for
  /// other lists.
  let again: String?
  let chrome: PageChrome
  /// The notes on days that match the search.
  private let notes: [FoundNoteView]

  init(_ page: MealListPage, _ asked: MealListQuery, in order: MealOrder, for visitor: Visitor) {
    place = asked.place
    self.order = order
    groups = MealGroupView.groups(of: page.meals, in: order, on: MealRowContext(asked, in: order, for: visitor))
    next = page.next
    today = visitor.today
    notice = MealNoticeView(asked.notice, about: page.noted, for: visitor)
    tools = MealListTools(place: place, order: visitor.person.settings.mealOrder, links: visitor.links)
    again = place.isFavourites ? SubmissionKey.random().text : nil
    chrome = visitor.chrome
    notes = page.notes.map { FoundNoteView(note: $0, visitor: visitor) }
  }

  static let fields: Fields<MealListView> = [
    "title": .text(\.title),
    "found": .text { $0.place.search?.text },
    "subtitle": .text(\.subtitle),
    "tools": .view { $0.isBare ? nil : $0.tools },
    "groups": .list(\.groups),
    "anyNotes": .flag { !$0.notes.isEmpty },
    "notes": .list(\.notes),
    "bare": .flag(\.isBare),
    "nothing": .view(\.nothing),
    "toFirst": .text(\.order.pages.first),
    "first": .text(\.first),
    "toNext": .text(\.order.pages.next),
    "next": .text(\.following),
    "jumps": .flag(\.jumps),
    "thisMonth": .text { String($0.today.iso.prefix(7)) },
    "category": .text { $0.place.category?.word },
    "add": .text { $0.chrome.links.newMeal(from: $0.place) },
    "list": .text(\.place.text),
    "again": .text(\.again),
    "today": .text(\.today.iso),
    "notice": .view(\.notice),
  ]
}

extension MealListView {
  private var isContinued: Bool { place.after != nil }

  /// True if the person has no meals yet, as far as the page's data shows.
  private var isBare: Bool { groups.isEmpty && !isContinued && place.isAll }

  /// True if the list is long enough to offer links to months.
  private var jumps: Bool { order == .date && (next != nil || isContinued) && place.search == nil }

  private var title: String { place.isFavourites ? "Favourites" : place.category.map { "\($0.name) meals" } ?? "Meals" }

  private var subtitle: String {
    guard groups.isEmpty, notes.isEmpty, !isContinued else { return order.sentence }
    return place.search == nil ? "Nothing here yet" : "Nothing found"
  }

  private var nothing: NoMealsView? {
    groups.isEmpty && notes.isEmpty && !isBare ? NoMealsView(place: place, order: order, links: chrome.links) : nil
  }

  private var first: String? {
    isContinued ? chrome.links.list(place.beginning) : nil
  }

  private var following: String? {
    guard let next else { return nil }
    var place = place
    place.after = next
    return chrome.links.list(place)
  }
}

/// A note on a day that matches the search.
struct FoundNoteView: View {
  let note: DatedNote
  let visitor: Visitor

  static let fields: Fields<FoundNoteView> = [
    "href": .text { $0.visitor.links.records(of: $0.note.day) },
    "day": .text { $0.visitor.format.short($0.note.day) },
    "text": .text(\.note.text),
  ]
}
