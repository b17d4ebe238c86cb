import Synchronization

@testable import PictureTools
@testable import Fetching
@testable import TiffinCore

/// A kitchen, and a server with one picture.
final class Gallery {
  let kitchen: Kitchen
  let server: StandInServer
  let told: Told
  private let bench: Workbench

  final class Told: Sendable {
    private let failures = Mutex<[CataloguePictureFailure]>([])

    func add(_ failure: CataloguePictureFailure) { failures.withLock { $0.append(failure) } }

    var count: Int { failures.withLock { $0.count } }
  }

  init(
    timeout: Int = 3_600, _ answer: @escaping @Sendable (StandInConnection) -> Void
  ) throws {
    kitchen = try Kitchen(timeout: timeout)
    server = try StandInServer { connection, _ in answer(connection) }
    bench = try Workbench()
    told = Told()
  }

  deinit {
    bench.remove()
  }

  var pictures: CataloguePictures { get throws { try pictures() } }

  func pictures(isOn: Bool = true, hasSpace: Bool = true) throws -> CataloguePictures {
    var pictures = CataloguePictures(
      kitchen.catalogue, gateway: isOn ? try FetchGateway(reaching: server) : nil, renderer: bench.renderer(),
      hasSpace: { hasSpace },
      report: { [told] failure in told.add(failure) })
    // The machine may be busy.
    pictures.limits.whole = .seconds(300)
    return pictures
  }

  /// A recipe with the picture at this or another address.
  @discardableResult
  func hang(as number: String = "7", at address: String? = nil) throws -> Recipe.ID {
    let picture = WebAddress(address ?? server.address("/picture"))
    let recipe = CatalogueRecipe(
      id: number, name: "Dish", category: nil, area: nil, ingredients: [], steps: ["Cook."], tags: [],
      picture: picture, video: nil, source: nil)
    return try kitchen.catalogue.save([recipe])[0]
  }
}
