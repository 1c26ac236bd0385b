// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "trail",
  products: [.library(name: "CTrail", targets: ["CTrail"])],
  targets: [.target(name: "CSteps"), .target(name: "CTrail", dependencies: ["CSteps"])]
)
