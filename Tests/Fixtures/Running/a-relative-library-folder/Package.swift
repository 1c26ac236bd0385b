// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "huts",
  products: [.library(name: "Shown", type: .static, targets: ["Shown"])],
  targets: [
    .target(
      name: "CHut",
      linkerSettings: [.unsafeFlags(["-LVendor/hut.artifactbundle", "-lhut"])]),
    .target(name: "Shown", dependencies: ["CHut"]),
  ]
)
