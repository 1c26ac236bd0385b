// swift-tools-version: 6.0
import PackageDescription

let vendor = Context.packageDirectory + "/Vendor"

let package = Package(
  name: "huts",
  products: [.library(name: "Shown", targets: ["Shown"])],
  targets: [
    .target(
      name: "CHut",
      linkerSettings: [
        .linkedLibrary("hut"),
        .unsafeFlags(["-L\(vendor)", "-Xlinker", "-rpath", "-Xlinker", vendor]),
      ]),
    .target(name: "Shown", dependencies: ["CHut"]),
  ]
)
