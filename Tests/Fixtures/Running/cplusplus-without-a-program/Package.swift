// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "cplusplus",
  products: [.library(name: "Shown", targets: ["Shown"])],
  targets: [
    .target(name: "Native"),
    .target(
      name: "Shown", dependencies: ["Native"],
      linkerSettings: [
        .linkedLibrary("z", .when(platforms: [.linux])), .linkedLibrary("no", .when(platforms: [.windows])),
      ]),
  ]
)
