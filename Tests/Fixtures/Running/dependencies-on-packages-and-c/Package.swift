// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "layers",
  products: [.library(name: "Core", targets: ["Core"])],
  dependencies: [.package(path: "dep")],
  targets: [
    // The names of the C modules are `c_base` and `c_thing`.
    .target(name: "c-base"),
    .target(
      name: "c-thing", dependencies: ["c-base"],
      // Only the C compiler accepts the flag.
      cSettings: [.unsafeFlags(["-Wno-unused"])], linkerSettings: [.linkedLibrary("z")]
    ),
    .target(name: "Core", dependencies: ["c-thing", .product(name: "Dep", package: "dep")]),
    .executableTarget(name: "app", dependencies: ["Core"]),
  ]
)
