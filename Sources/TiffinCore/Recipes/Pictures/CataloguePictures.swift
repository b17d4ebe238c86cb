public import PictureTools
public import Fetching

/// Pictures of the catalogue's recipes: fetched on first request, converted as uploads are, and kept. Readers' browsers
/// never contact the catalogue's servers.
///
/// Fetching blocks its thread, see ``PictureErrands``.
public struct CataloguePictures: Sendable {
  /// Seconds after which a failed fetch is tried again.
  static let patience = 3_600

  let store: CatalogueStore
  /// Nil if the server asks no catalogue.
  let gateway: FetchGateway?
  private let renderer: PhotoRenderer
  let hasRoom: @Sendable () -> Bool
  private let report: @Sendable (CataloguePictureFailure) -> Void
  /// Shorter in tests.
  var limits = CataloguePictures.limits

  private static let limits: FetchLimits = {
    var limits = FetchLimits.picture
    limits.whole = .seconds(3)
    return limits
  }()

  /// - Parameters:
  ///   - gateway: Nil for a server that asks no catalogue.
  ///   - hasRoom: Returns true if there is room to keep one more.
  ///   - report: Gets the reason of a failure, for the log.
  public init(
    _ store: CatalogueStore, gateway: FetchGateway?, renderer: PhotoRenderer,
    hasRoom: @escaping @Sendable () -> Bool, report: @escaping @Sendable (CataloguePictureFailure) -> Void
  ) {
    self.store = store
    self.gateway = gateway
    self.renderer = renderer
    self.hasRoom = hasRoom
    self.report = report
  }

  /// Returns the picture of one of the catalogue's recipes, and fetches a missing one.
  ///
  /// Nil if there is none for now: the recipe has no picture, a fetch failed within the hour, or another one is under
  /// way. Nil for a household's own recipe, too, unless it is a copy made before the picture came.
  public func picture(of recipe: Recipe.ID) throws(StoreError) -> RecipePicture.ID? {
    guard let known = try store.picture(of: recipe) else { return nil }
    if let id = known.id { return id }
    guard let gateway, let address = known.address, known.isDue, hasRoom(), try !store.isPaused() else { return nil }
    do throws(StoreError) {
      // Claimed, so that simultaneous requests do not fetch it too.
      guard try store.claimPicture(of: known.recipe) else { return nil }
      guard let picture = fetch(address, gateway) else { return nil }
      return try store.keep(picture, from: address, of: known.recipe)
    } catch  where error.leavesReading {
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
