import Templating
import TiffinCore

/// A sentence about a recent action on the list, with *Undo*, for the template `groceries/notice`.
struct GroceryNoticeView: View {
  /// The name at the start of the sentence; nil if the sentence has none.
  var name: String?
  /// The words after the name, or the whole sentence.
  let words: String
  /// The address to which *Undo* is posted, with ``hidden`` as its fields; nil if nothing can be undone.
  var undo: String?
  var hidden: [HiddenFieldView] = []
  /// The address of the list; nil if the notice is on the list's page.
  var list: String?
  /// The address of the page on which the plan's quantities can replace those set by hand; nil if there are none.
  var over: String?

  static let fields: Fields<GroceryNoticeView> = [
    "name": .text(\.name),
    "words": .text(\.words),
    "undo": .text(\.undo),
    "hidden": .list(\.hidden),
    "list": .text(\.list),
    "over": .text(\.over),
  ]
}

extension GroceryNoticeView {
  /// Creates the notice; nil if its line no longer exists or its state has changed.
  init?(_ notice: GroceryNotice, on page: GroceryListPage, _ links: Links) {
    if let noted = page.noted {
      self.init(noted, page.list, links)
      return
    }
    switch notice {
    case .item(.deleted, _), .item(.joined, _), .cleared: return nil
    case .item(let action, let id):
      guard let item = page.list.items.first(where: { $0.id == id }) else { return nil }
      self.init(action, item, links)
    case .returned, .ingredients, .removedShares, .undone, .full, .added, .costSaved: self.init(notice, links)
    }
  }

  /// Creates a notice about several lines or the whole list, which other pages can show, such as the plan or a recipe's
  /// page; nil for a notice about a single line or about cleared lines.
  init?(
    _ notice: GroceryNotice, _ links: Links, onPlanOf day: LocalDate? = nil,
    onPageOf recipe: RecipeReturnLocation? = nil
  ) {
    switch notice {
    case .item, .cleared: return nil
    // The number is zero if *Undo* is sent a second time.
    case .returned(0): self.init(words: "The items are on the list again.")
    case .returned(let count): self.init(words: count == 1 ? "1 item restored." : "\(count) items restored.")
    case .ingredients(let tally, let arrival):
      self.init(words: GroceryAdditionWording(tally, arrival).done)
      over = tally.kept > 0 ? day.map { links.path("plan", $0.iso, "groceries") } : nil
      if let batch = arrival.batch, tally.differing > 0 {
        undo = links.takeBackGroceries
        hidden = [HiddenFieldView(name: "batch", value: batch.text)]
        if tally.added < tally.differing { hidden.append(HiddenFieldView(name: "changed", value: "1")) }
        hidden += recipe?.hidden ?? []
        if let day { hidden.append(HiddenFieldView(name: "day", value: day.iso)) }
      }
    case .removedShares(0): self.init(words: "The items were already removed.")
    case .undone: self.init(words: "Update undone.")
    case .removedShares(let count):
      self.init(words: count == 1 ? "1 item removed." : "\(count) items removed.")
    case .full: self.init(words: GroceryNotice.diskFull)
    case .added(let count): self.init(words: "\(count) items added.")
    case .costSaved: self.init(words: "Cost saved.")
    }
    if day != nil || recipe != nil { list = links.groceries }
  }

  /// Creates a notice about lines that are not on the list.
  private init?(_ noted: NoticeGroceries, _ list: GroceryList, _ links: Links) {
    switch noted {
    case .deleted(let item):
      self.init(name: item.name.shown, words: " deleted.", undo: links.grocery(item.id, "restore"))
    case .joined(let join):
      guard let line = list.items.first(where: { $0.id == join.line }) else { return nil }
      let quantity = line.quantity.isEmpty ? "" : ", \(line.quantity)"
      self.init(
        name: join.item.name.shown,
        words: " merged with “\u{2068}\(line.name.shown)\u{2069}”\(quantity).")
    case .cleared(let clearing):
      self.init(
        words: clearing.count == 1 ? "1 item cleared." : "\(clearing.count) items cleared.",
        undo: links.groceries + "/restore",
        hidden: [HiddenFieldView(name: "batch", value: clearing.batch.text)])
    }
  }

  private init?(_ action: GroceryNoticeAction, _ item: GroceryItem, _ links: Links) {
    name = item.name.shown
    switch action {
    case .ticked:
      guard item.isCompleted else { return nil }
      words = " ticked."
      undo = links.grocery(item.id, "toggle")
      hidden = [HiddenFieldView(name: "completed", value: "0")]
    case .added: words = item.quantity.isEmpty ? " added." : ": now \(item.quantity) on the list."
    case .saved: words = " saved."
    case .had, .folded:
      guard item.isAtHome else { return nil }
      words = action == .had ? " moved to “Usually at home”." : ": not this time."
      undo = links.grocery(item.id, "staple")
      hidden = [HiddenFieldView(name: "staple", value: action == .had ? "buy" : "need")]
    case .needed: words = " added this time."
    case .bought: words = " moved to the list."
    case .deleted, .restored, .joined: words = " restored."
    }
  }
}
