// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "huts",
  products: [.library(name: "Shown", targets: ["Shown"])],
  targets: [
    .binaryTarget(name: "CHut", path: "Vendor/hut.artifactbundle"),
    .target(name: "Shown", dependencies: ["CHut"]),
  ]
)
