import ArgumentParser

/// The options for answering requests, shared by a supervisor and its workers; ``settings`` holds their values.
struct ServeOptions: ParsableArguments {
  @Option(help: "The folder that `tiffin init` created. (TIFFIN_DATA)")
  var data: String?

  @Option(help: "Threads in each worker, 1 to 64. (TIFFIN_THREADS, 64)")
  var threads: Int?

  @Option(help: "Where the app is mounted, such as /food/. (TIFFIN_BASE_PATH)")
  var basePath: String?

  @Option(help: "The address that people use, such as https://example.org. (TIFFIN_URL)")
  var url: String?

  @Option(
    help: """
      How people are known: password, proxy (the web server says who it is, in REMOTE_USER), or none (one person on a \
      private machine). (TIFFIN_AUTH, password)
      """)
  var auth: String?

  @Flag(
    help: """
      With --auth proxy: start although not only the web server can reach the socket, and act as anyone. \
      (TIFFIN_TRUST_ANYONE=1)
      """)
  var trustAnyone = false

  @Option(help: "The folder of the templates. (TIFFIN_TEMPLATES)")
  var templates: String?

  @Option(help: "The folder of stylesheet, icons and pictures. (TIFFIN_ASSETS)")
  var assets: String?

  @Option(help: "Maximum size of a request body in bytes. (TIFFIN_BODY_LIMIT, 26214400)")
  var bodyLimit: Int?

  @Flag(help: "Do not fetch recipes or products from the internet. (TIFFIN_NO_CATALOGUE=1)")
  var noCatalogue = false

  @Option(
    name: .customLong("themealdb-url"),
    help: "The address of the recipe catalogue, TheMealDB's API. (TIFFIN_THEMEALDB_URL)")
  var catalogueAddress: String?

  @Option(
    name: .customLong("openfoodfacts-url"),
    help: "The address of the barcode lookup. (TIFFIN_OPENFOODFACTS_URL)")
  var productAddress: String?

  @Option(
    help: """
      Private addresses from which pages and pictures may be fetched, such as recipes.lan:8080,[::1]:8080. \
      (TIFFIN_FETCH_ALLOW)
      """)
  var fetchAllow: String?

  @Flag(help: "Show changed templates and assets on reload. (TIFFIN_DEVELOPMENT=1)")
  var development = false

  var settings: ServeSettings {
    ServeSettings(
      data: data, threads: threads, basePath: basePath, url: url, auth: auth, trustAnyone: trustAnyone,
      templates: templates, assets: assets, bodyLimit: bodyLimit, noCatalogue: noCatalogue,
      catalogueAddress: catalogueAddress, productAddress: productAddress, fetchAllow: fetchAllow,
      development: development)
  }
}
