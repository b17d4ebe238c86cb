public import PictureTools
public import Fetching

/// The pictures of the catalogue's recipes, which are fetched on the first request, converted like uploads, and stored.
/// Visitors' browsers never contact the catalogue's servers.
///
/// Fetching blocks the thread; see ``CataloguePictureQueue``.
public struct CataloguePictures: Sendable {
  /// The number of seconds after which a failed fetch is retried.
  static let retryInterval = 3_600

  let store: CatalogueStore
  /// The gateway; nil if the server does not use the catalogue.
  let gateway: FetchGateway?
  private let renderer: PhotoRenderer
  let hasSpace: @Sendable () -> Bool
  private let report: @Sendable (CataloguePictureFailure) -> Void
  /// The limits of a fetch; shorter in tests.
  var limits = CataloguePictures.limits

  private static let limits: FetchLimits = {
    var limits = FetchLimits.picture
    limits.whole = .seconds(3)
    return limits
  }()

  /// Creates the service.
  ///
  /// - Parameters:
  ///   - gateway: The gateway for fetches; nil if the server does not use the catalogue.
  ///   - hasSpace: Returns true if the disk has space for one more picture.
  ///   - report: Called with the reason of a failure, to log it.
  public init(
    _ store: CatalogueStore, gateway: FetchGateway?, renderer: PhotoRenderer,
    hasSpace: @escaping @Sendable () -> Bool, report: @escaping @Sendable (CataloguePictureFailure) -> Void
  ) {
    self.store = store
    self.gateway = gateway
    self.renderer = renderer
    self.hasSpace = hasSpace
    self.report = report
  }

  /// Returns the picture of a recipe of the catalogue, fetching it if it is missing.
  ///
  /// Returns nil if the picture is not available at the moment: the recipe has no picture, a fetch failed within the
  /// last hour or is running, requests to the catalogue are paused, or the disk or the database has no space. Also
  /// returns nil for a household's recipe, unless it is a copy made before the picture was stored.
  public func picture(of recipe: Recipe.ID) throws(StoreError) -> RecipePicture.ID? {
    guard let known = try store.picture(of: recipe) else { return nil }
    if let id = known.id { return id }
    guard let gateway, let address = known.address, known.isDue, hasSpace(), try !store.isPaused() else { return nil }
    do throws(StoreError) {
      // The fetch is recorded first, so that concurrent requests do not fetch the picture too.
      guard try store.claimPicture(of: known.recipe) else { return nil }
      guard let picture = fetch(address, gateway) else { return nil }
      return try store.keep(picture, from: address, of: known.recipe)
    } catch  where error.allowsReading {
      return nil
    }
  }

  private func fetch(_ address: String, _ gateway: FetchGateway) -> RenderedPhoto? {
    do throws(FetchError) {
      let document = try gateway.get(address, within: limits)
      do throws(PhotoError) { return try renderer.render(document.bytes, of: nil) } catch { report(.rendering(error)) }
    } catch {
      report(.fetching(error))
    }
    return nil
  }
}

/// A reason why a picture of the catalogue is missing.
public enum CataloguePictureFailure: Error, Equatable, Sendable {
  /// The fetch failed.
  case fetching(FetchError)
  /// The file cannot be converted.
  case rendering(PhotoError)
}
