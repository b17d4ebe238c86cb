extension Catalogue {
  /// Creates a page from a snapshot, if the answers of the catalogue that it needs are stored.
  ///
  /// Otherwise the page is deferred: it is created from another snapshot after the requests to the catalogue, so that
  /// no transaction is open while waiting for the network.
  public func page<Page>(
    for lookup: RecipeCatalogueLookup, _ statements: borrowing Statements,
    _ page: @escaping (CatalogueLookupResult, borrowing Statements) throws -> Page
  ) throws -> SnapshotResult<Page> {
    switch try check(lookup, statements) {
    case .met(let outcome): .made(try page(outcome, statements))
    case .due(let job): .later { try self.page(for: lookup, after: job, page) }
    }
  }

  /// Creates a page that needs the catalogue, from a new snapshot.
  public func page<Page>(
    for lookup: RecipeCatalogueLookup, _ page: @escaping (CatalogueLookupResult, borrowing Statements) throws -> Page
  ) throws -> Page {
    try store.database.snapshot { try self.page(for: lookup, $0, page) }.value()
  }

  private func page<Page>(
    for lookup: RecipeCatalogueLookup, after job: CatalogueTask,
    _ page: (CatalogueLookupResult, borrowing Statements) throws -> Page
  ) throws -> Page {
    var outcome = try run(job)
    return try store.database.snapshot { statements in
      if outcome.isOffline && lookup.isOfMany { outcome.pause = try store.pause(statements) }
      return try page(outcome, statements)
    }
  }

  /// A task that sends requests to the catalogue.
  private enum CatalogueTask {
    case ideas(Person.ID, else: StoredIdeas?)
    case search([CatalogueRequest])
    case whole(CatalogueItem)
  }

  private enum CatalogueCheck {
    case met(CatalogueLookupResult)
    case due(CatalogueTask)
  }

  private func check(_ lookup: RecipeCatalogueLookup, _ statements: borrowing Statements) throws(StoreError)
    -> CatalogueCheck
  {
    guard isOn else { return .met(CatalogueLookupResult(reach: .off)) }
    switch lookup {
    case .nothing: break
    case .ideas(let person):
      let kept = try CatalogueStore.ideas(of: person, statements)
      guard let kept, isFresh(kept) else { return .due(.ideas(person, else: kept)) }
      return .met(CatalogueLookupResult(reach: .fine, ideas: kept.recipes))
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
    return .met(CatalogueLookupResult(reach: .fine))
  }

  private func run(_ job: CatalogueTask) throws(StoreError) -> CatalogueLookupResult {
    switch job {
    case .ideas(let person, let kept):
      let ideas = try otherIdeas(for: person, else: kept)
      return CatalogueLookupResult(reach: ideas.reach, ideas: ideas.recipes)
    case .search(let questions): return CatalogueLookupResult(reach: try look(for: questions))
    case .whole(let item): return CatalogueLookupResult(reach: try complete(item))
    }
  }
}
