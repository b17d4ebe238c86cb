import Logging
import TiffinCore

/// What pages get from outside: recipes of the catalogue, their pictures, and pages with recipes on them.
struct Outside: Sendable {
  /// What fetches.
  let gateway: FetchGateway
  /// Who may wait for it, whatever it is for.
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
    turns = FetchTurns(threads: configuration.threads)
    catalogue = Catalogue(store, source: configuration.recipeSource, turns: turns) { failure in
      log.warning("The catalogue of recipes could not be asked: \(failure). It is left alone for a while.")
    }
    pictures = CataloguePictures(
      store, gateway: configuration.recipeSource == nil ? nil : gateway, renderer: renderer, turns: turns,
      hasRoom: hasRoom
    ) { failure in
      log.notice("A picture of the catalogue's could not be had: \(failure).")
    }
  }
}
