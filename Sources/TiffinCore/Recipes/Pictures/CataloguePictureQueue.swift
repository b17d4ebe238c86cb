import Dispatch
import Synchronization

/// A queue that fetches pictures of the catalogue's recipes in the background, in the order of the requests.
///
/// A page may need twenty pictures at once. No request waits for a picture, except in plain CGI, where each request
/// fetches its picture itself.
public final class CataloguePictureQueue: Sendable {
  /// The maximum number of waiting recipes. Further ones are not queued, and must be requested again.
  static let room = 200

  private struct PendingPictures {
    var waiting: [Recipe.ID] = []
    var runners = 0
    var isOver = false
  }

  private let runners: Int
  private let pictures: CataloguePictures
  private let report: @Sendable (StoreError) -> Void
  private let line = Mutex(PendingPictures())
  private let queue = DispatchQueue(label: "pictures", qos: .utility, attributes: .concurrent)
  private let underWay = DispatchGroup()

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - runners: The maximum number of concurrent fetches. If it is 0, each request fetches its picture itself, which
  ///     is for processes that end with the response.
  ///   - report: Called with errors of the database.
  public init(_ pictures: CataloguePictures, runners: Int, report: @escaping @Sendable (StoreError) -> Void) {
    self.pictures = pictures
    self.runners = runners
    self.report = report
  }

  /// Queues the fetch of a recipe's picture, or fetches it immediately if there are no runners.
  ///
  /// - Returns: The picture, if there are no runners and it is available; nil otherwise.
  @discardableResult
  public func send(for recipe: Recipe.ID) throws(StoreError) -> RecipePicture.ID? {
    if runners == 0 { return try pictures.picture(of: recipe) }
    if takes(recipe) { queue.async(group: underWay) { [self] in run() } }
    return nil
  }

  /// Stops the queue, and waits for running fetches. Waiting recipes are not fetched.
  public func stop() {
    line.withLock { $0.isOver = true }
    underWay.wait()
  }

  /// Queues a recipe; returns true if another runner must be started.
  private func takes(_ recipe: Recipe.ID) -> Bool {
    line.withLock { line in
      guard !line.isOver, line.waiting.count < Self.room, !line.waiting.contains(recipe) else { return false }
      line.waiting.append(recipe)
      guard line.runners < runners else { return false }
      line.runners += 1
      return true
    }
  }

  private func run() {
    while let recipe = next() {
      do throws(StoreError) { _ = try pictures.picture(of: recipe) } catch { report(error) }
    }
  }

  private func next() -> Recipe.ID? {
    line.withLock { line in
      guard !line.isOver, !line.waiting.isEmpty else {
        line.runners -= 1
        return nil
      }
      return line.waiting.removeFirst()
    }
  }
}
