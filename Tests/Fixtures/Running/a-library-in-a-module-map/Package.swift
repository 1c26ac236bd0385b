// swift-tools-version: 6.0
import PackageDescription

let vendor = Context.packageDirectory + "/Vendor"

let package = Package(
  name: "huts",
  products: [.library(name: "Shown", targets: ["Shown"])],
  targets: [
    .systemLibrary(name: "CHut"),
    .target(
      name: "Shown", dependencies: ["CHut"],
      linkerSettings: [.unsafeFlags(["-L\(vendor)", "-Xlinker", "-rpath", "-Xlinker", vendor])]),
  ]
)
