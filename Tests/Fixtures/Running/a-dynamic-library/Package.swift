// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "dynamic",
  products: [.library(name: "Shown", type: .dynamic, targets: ["Shown"])],
  targets: [.target(name: "Base"), .target(name: "Shown", dependencies: ["Base"])]
)
