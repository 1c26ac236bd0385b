// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "hiding",
  products: [.library(name: "Shown", targets: ["Shown"])],
  targets: [.target(name: "Testing"), .target(name: "Shown", dependencies: ["Testing"])]
)
