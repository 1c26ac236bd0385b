// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "layers",
  products: [.library(name: "Core", targets: ["Core"])],
  dependencies: [.package(path: "dep")],
  targets: [
    .target(name: "CBase"),
    .target(
      name: "CThing", dependencies: ["CBase"],
      // Only the C compiler accepts the flag.
      cSettings: [.unsafeFlags(["-Wno-unused"])], linkerSettings: [.linkedLibrary("z")]
    ),
    .target(name: "Core", dependencies: ["CThing", .product(name: "Dep", package: "dep")]),
    .executableTarget(name: "app", dependencies: ["Core"]),
  ]
)
