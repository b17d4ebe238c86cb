// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "fuzz",
  dependencies: [.package(name: "tiffin", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [.product(name: "TiffinWeb", package: "tiffin")],
      swiftSettings: [
        .swiftLanguageMode(.v6), .strictMemorySafety(), .treatAllWarnings(as: .error),
        // libFuzzer brings the function that a program begins with.
        .unsafeFlags(["-parse-as-library"]),
      ]
    )
  ]
)
