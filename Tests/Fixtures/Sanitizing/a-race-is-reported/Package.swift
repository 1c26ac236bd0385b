// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "planted-race",
  targets: [.testTarget(name: "PlantedRaceTests")],
  swiftLanguageModes: [.v6]
)
