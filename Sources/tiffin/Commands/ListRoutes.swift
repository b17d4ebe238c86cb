import ArgumentParser
import Foundation
import TiffinWeb

/// A command that prints every route of the site.
struct ListRoutes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes", abstract: "List every route: method, path, and the pages that it shows.")

  @Flag(help: "As JSON, with all that is known of a route.")
  var json = false

  func run() throws {
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(RouteDescription.all), as: UTF8.self))
    } else {
      for route in RouteDescription.all {
        print("\(route.method)\t\(route.path)\t\(route.pages.joined(separator: " "))")
      }
    }
  }
}
