import Fetching
import Logging
import TiffinCore

/// The services that fetch data from other servers: recipes of the catalogue, their pictures, web pages with recipes,
/// and products by barcode.
struct RemoteSources: Sendable {
  /// The gateway for all requests to the web.
  let gateway: FetchGateway
  /// The limit on threads that wait for the web.
  let turns: FetchThreadLimit
  let catalogue: Catalogue
  let products: ProductLookup
  let pictures: CataloguePictures
  let pictureQueue: CataloguePictureQueue

  /// The maximum number of pictures that a process fetches concurrently.
  private static let runners = 2

  /// Creates the services.
  ///
  /// - Parameter hasSpace: Returns true if the disk has space for one more photo.
  init(
    _ configuration: Configuration, _ stores: Stores, hasSpace: @escaping @Sendable () -> Bool,
    metrics: Metrics, log: Logger
  ) {
    let store = stores.catalogue
    gateway = configuration.gateway
    turns = FetchThreadLimit(places: max(1, configuration.threads / 4))
    catalogue = Catalogue(store, source: configuration.recipeSource, turns: turns) { failure in
      log.warning(
        "The catalogue of recipes could not be asked: \(failure). It is left alone for a while.",
        metadata: ErrorLogFields(.catalogue).metadata)
    }
    products = ProductLookup(stores.foods, stores.products, source: configuration.productSource, turns: turns) {
      failure in
      log.warning(
        "Open Food Facts could not be asked: \(failure). It is left alone for a minute.",
        metadata: ErrorLogFields(.catalogue).metadata)
    }
    pictures = CataloguePictures(
      store, gateway: configuration.recipeSource == nil ? nil : gateway,
      // A separate renderer is used, so that uploads do not wait for the catalogue.
      renderer: configuration.renderer(threads: Self.runners), hasSpace: hasSpace
    ) { failure in
      metrics.add(to: .cataloguePicturesFailed)
      log.notice("A picture of the catalogue's could not be had: \(failure).")
    }
    pictureQueue = CataloguePictureQueue(pictures, runners: configuration.isPlainCGI ? 0 : Self.runners) { error in
      log.error("A picture of the catalogue's could not be kept: \(error).")
    }
  }
}
