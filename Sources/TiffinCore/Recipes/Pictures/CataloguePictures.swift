public import PictureTools
public import Fetching

/// Pictures of the catalogue's recipes: fetched when one is first asked for, made anew as uploads are, and kept. Readers
/// never ask the catalogue's servers themselves.
///
/// Fetching blocks its thread, see ``PictureErrands``.
public struct CataloguePictures: Sendable {
  /// Seconds after which one that could not be had is tried again.
  static let patience = 3_600

  let store: CatalogueStore
  /// Nil where the server asks nobody.
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
  ///   - gateway: nil for a server that asks nobody.
  ///   - hasRoom: whether there is room to keep one more.
  ///   - report: told why a picture could not be had, for the log.
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

  /// The picture of one of the catalogue's recipes, fetched where it is not here yet.
  ///
  /// Nil where there is none now: nothing is shown of it, it could not be had within the hour, or somebody else fetches it.
  /// For a household's own recipe it is nil, unless that is a copy made before the picture came.
  public func picture(of recipe: Recipe.ID) throws(StoreError) -> RecipePicture.ID? {
    guard let known = try store.picture(of: recipe) else { return nil }
    if let id = known.id { return id }
    guard let gateway, let address = known.address, known.isDue, hasRoom(), try !store.isPaused() else { return nil }
    do throws(StoreError) {
      // Whoever comes meanwhile does not fetch it too.
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
      do throws(PhotoError) { return try renderer.render(document.bytes) } catch { report(.rendering(error)) }
    } catch {
      report(.fetching(error))
    }
    return nil
  }
}

/// Why a picture of the catalogue's could not be had.
public enum CataloguePictureFailure: Error, Equatable, Sendable {
  /// It did not come.
  case fetching(FetchError)
  /// It is none that can be shown.
  case rendering(PhotoError)
}
