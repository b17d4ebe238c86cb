import Logging
import TiffinCore

/// What pages get from outside: recipes of the catalogue, their pictures, and pages with recipes on them.
struct Outside: Sendable {
  /// What fetches.
  let gateway: FetchGateway
  /// Who may wait for it, but for pictures of the catalogue's.
  let turns: FetchTurns
  let catalogue: Catalogue
  let pictures: CataloguePictures

  /// - Parameter hasRoom: whether there is room to keep one more picture.
  init(
    _ configuration: Configuration, _ database: any Database, _ renderer: PhotoRenderer,
    hasRoom: @escaping @Sendable () -> Bool, clock: Clock, log: Logger
  ) {
    let store = CatalogueStore(database, now: clock.seconds)
    gateway = configuration.gateway
    // Half of the threads in all. Pictures come in crowds, and must not keep a question waiting.
    let half = max(2, configuration.threads / 2)
    turns = FetchTurns(places: half / 2)
    let pictureTurns = FetchTurns(places: half - half / 2)
    catalogue = Catalogue(store, source: configuration.recipeSource, turns: turns) { failure in
      log.warning("The catalogue of recipes could not be asked: \(failure). It is left alone for a while.")
    }
    pictures = CataloguePictures(
      store, gateway: configuration.recipeSource == nil ? nil : gateway, renderer: renderer, turns: pictureTurns,
      hasRoom: hasRoom
    ) { failure in
      log.notice("A picture of the catalogue's could not be had: \(failure).")
    }
  }
}
