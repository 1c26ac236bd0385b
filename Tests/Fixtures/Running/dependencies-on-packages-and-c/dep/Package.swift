// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "dep", products: [.library(name: "Dep", targets: ["Dep"])], targets: [.target(name: "Dep")])
