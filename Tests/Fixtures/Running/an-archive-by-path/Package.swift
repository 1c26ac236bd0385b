// swift-tools-version: 6.0
import PackageDescription

let vendor = Context.packageDirectory + "/Vendor"

let package = Package(
  name: "huts",
  products: [.library(name: "Shown", targets: ["Shown"])],
  targets: [
    .target(
      name: "CHut",
      linkerSettings: [.unsafeFlags(["\(vendor)/hut.artifactbundle/libhut.a"])]),
    .target(name: "Shown", dependencies: ["CHut"]),
  ]
)
