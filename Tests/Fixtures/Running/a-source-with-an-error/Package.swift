// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "broken", products: [.library(name: "Broken", targets: ["Broken"])],
  targets: [.target(name: "Broken")]
)
