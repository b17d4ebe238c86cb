import Dispatch
import Synchronization

/// Fetches pictures of the catalogue's recipes beside the requests, in the order in which they were asked for.
///
/// A page opens with twenty of them at once; no request waits for one.
public final class PictureErrands: Sendable {
  /// The most that wait. Who comes then asks again.
  static let room = 200

  private struct Line {
    var waiting: [Recipe.ID] = []
    var runners = 0
    var isOver = false
  }

  private let runners: Int
  private let pictures: CataloguePictures
  private let report: @Sendable (StoreError) -> Void
  private let line = Mutex(Line())
  private let queue = DispatchQueue(label: "pictures", qos: .utility, attributes: .concurrent)
  private let underWay = DispatchGroup()

  /// - Parameters:
  ///   - runners: how many are fetched at once. None: each is fetched at once by whoever asks, for a process that does
  ///     not outlive its answer.
  ///   - report: told what went wrong with the database.
  public init(_ pictures: CataloguePictures, runners: Int, report: @escaping @Sendable (StoreError) -> Void) {
    self.pictures = pictures
    self.runners = runners
    self.report = report
  }

  /// Has a recipe's picture fetched.
  ///
  /// - Returns: the picture where it is here now; nil where it is under way, or not to be had.
  @discardableResult
  public func send(for recipe: Recipe.ID) throws(StoreError) -> RecipePicture.ID? {
    if runners == 0 { return try pictures.picture(of: recipe) }
    if takes(recipe) { queue.async(group: underWay) { [self] in run() } }
    return nil
  }

  /// Begins no more, and waits for those that are under way.
  public func stop() {
    line.withLock { $0.isOver = true }
    underWay.wait()
  }

  /// Whether one more has to run for it.
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
