extension Catalogue {
  /// Makes a page from one snapshot, once the catalogue has given what the page needs.
  ///
  /// If the catalogue has to be asked first, that snapshot ends without a page: no transaction stays open while waiting
  /// for the web. The page is then made from another snapshot, whatever the catalogue answered.
  public func page<Page>(
    needing need: CatalogueNeed, _ page: (CatalogueOutcome, borrowing Statements) throws -> Page
  ) throws -> Page {
    let attempt = try store.database.snapshot { statements -> Attempt<Page> in
      switch try check(need, statements) {
      case .met(let outcome): .page(try statements.together { try page(outcome, $0) })
      case .due(let errand): .due(errand)
      }
    }
    switch attempt {
    case .page(let page): return page
    case .due(let errand):
      var outcome = try run(errand)
      return try store.database.snapshot { statements in
        if outcome.isOffline && need.isOfMany { outcome.pause = try store.pause(statements) }
        return try statements.together { [outcome] in try page(outcome, $0) }
      }
    }
  }

  private enum Attempt<Page> {
    case page(Page)
    case due(Errand)
  }

  /// A task for the catalogue.
  private enum Errand {
    case ideas(Person.ID, else: KeptIdeas?)
    case search([CatalogueQuestion])
    case whole(CatalogueItem)
  }

  private enum Check {
    case met(CatalogueOutcome)
    case due(Errand)
  }

  private func check(_ need: CatalogueNeed, _ statements: borrowing Statements) throws(StoreError) -> Check {
    guard isOn else { return .met(CatalogueOutcome(reach: .off)) }
    switch need {
    case .nothing: break
    case .ideas(let person):
      let kept = try CatalogueStore.ideas(of: person, statements)
      guard let kept, isFresh(kept) else { return .due(.ideas(person, else: kept)) }
      return .met(CatalogueOutcome(reach: .fine, ideas: kept.recipes))
    case .search(let text, let category, let cuisine):
      let questions = try questions(text, category: category, cuisine: cuisine, statements)
      if !questions.isEmpty { return .due(.search(questions)) }
    case .whole(let recipe):
      if let item = try store.item(recipe, statements), item.isDue,
        try !store.open([.number(item.number)], statements).isEmpty
      {
        return .due(.whole(item))
      }
    }
    return .met(CatalogueOutcome(reach: .fine))
  }

  private func run(_ errand: Errand) throws(StoreError) -> CatalogueOutcome {
    switch errand {
    case .ideas(let person, let kept):
      let ideas = try otherIdeas(for: person, else: kept)
      return CatalogueOutcome(reach: ideas.reach, ideas: ideas.recipes)
    case .search(let questions): return CatalogueOutcome(reach: try look(for: questions))
    case .whole(let item): return CatalogueOutcome(reach: try complete(item))
    }
  }
}
