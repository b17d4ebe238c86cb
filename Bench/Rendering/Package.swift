// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "rendering",
  dependencies: [.package(name: "tiffin", path: "../..")],
  targets: [
    .executableTarget(
      name: "rendering",
      dependencies: [.product(name: "TiffinWeb", package: "tiffin")],
      swiftSettings: [.swiftLanguageMode(.v6), .strictMemorySafety(), .treatAllWarnings(as: .error)]
    )
  ]
)
