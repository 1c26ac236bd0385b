// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "productless", targets: [.target(name: "Inner")])
