import Localization
import Logging
public import PictureTools
import TiffinCore

extension Configuration {
  /// Returns the base path, the address and the limits for requests. Imported files that exceed the limit of a request
  /// are accepted, unless a scanner checks uploads.
  ///
  /// - Parameter installation: The installation with the folder of large imports; nil to refuse them.
  /// - Throws: ``ConfigurationError`` for an invalid path or address.
  func mount(for installation: Installation?) throws(ConfigurationError) -> MountPoint {
    var mount = try mount()
    // A scanner is given the whole file in memory, and few scanners accept 2 GB.
    guard let installation, scanner == nil, importLimit > bodyLimit else { return mount }
    mount.imports = UploadSpool(
      folder: installation.importFolder, limit: importLimit, hasSpace: { installation.hasSpace(for: $0) })
    return mount
  }

  /// Returns the base path, the address and the limits for requests. Imported files that exceed the limit of a request
  /// are refused.
  ///
  /// - Throws: ``ConfigurationError`` for an invalid path or address.
  func mount() throws(ConfigurationError) -> MountPoint {
    MountPoint(
      basePath: try basePath.map { text throws(ConfigurationError) in
        guard let path = BasePath(text) else {
          throw ConfigurationError("“\(text)” is not a path that Tiffin can be mounted at. Use one such as /food/.")
        }
        return path
      },
      address: try address.map { text throws(ConfigurationError) in
        guard let origin = Origin(text) else {
          throw ConfigurationError("“\(text)” is not an address. Use one such as https://example.org.")
        }
        guard ["", "/"].contains(Origin.rest(of: text)) else {
          throw ConfigurationError("“\(text)” has a path. Use \(origin.text), and put the path in TIFFIN_BASE_PATH.")
        }
        return origin
      },
      isPlainCGI: isPlainCGI, trustedProxies: trustedProxies,
      bodyLimit: bodyLimit, scanner: scanner)
  }

  /// Returns the renderer for uploads, whose queue is shared by all processes of the installation.
  func renderer(for installation: Installation?) -> PhotoRenderer {
    PhotoRenderer(
      temporaryFolder: temporaryFolder, toolFolder: decoderFolder, threads: photoThreads, sharedIn: installation?.path)
  }

  /// Returns a renderer for pictures that are not uploads.
  ///
  /// - Parameter threads: The maximum number of threads that wait for pictures at once.
  public func renderer(threads: Int) -> PhotoRenderer {
    PhotoRenderer(temporaryFolder: temporaryFolder, toolFolder: decoderFolder, threads: threads)
  }

  /// Returns the password hasher. At most two threads hash a password or wait for that, while the others answer pages.
  func passwordHasher(for installation: Installation?) -> PasswordHasher {
    let slots = installation.map { PasswordSlots(of: $0, threads: 2) } ?? PasswordSlots(threads: 2)
    return PasswordHasher(cost: passwordCost, slots: slots)
  }

  /// Finds the languages. A mistake in one is logged, and leaves its texts in English.
  func openLanguages(_ log: Logger) -> Languages {
    if let languages { return languages }
    guard let languageFolder else { return .onlyEnglish }
    return Languages(folder: languageFolder, keeps: !isDevelopment) { log.warning("\($0)") }
  }

  /// Opens the assets.
  ///
  /// - Throws: ``ConfigurationError`` if the folder cannot be read.
  func openAssets() throws(ConfigurationError) -> Assets {
    if let contents { return contents.assets }
    do throws(AssetError) {
      return try Assets(folder: assetFolder, isDevelopment: isDevelopment)
    } catch {
      throw ConfigurationError("The folder of assets cannot be read: \(assetFolder).")
    }
  }
}
